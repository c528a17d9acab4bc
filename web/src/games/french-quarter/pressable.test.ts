import { expect, it, vi } from 'vitest';
import type { Choice } from '../../generated/wire';
import { notePress } from '../../ui/lastPress';
import type { Play } from './play.svelte';
import { pressable } from './pressable';

it('a finger is known even where the click doesn’t tell of it', () => {
  const choose = vi.fn();
  const { onclick } = pressable({ choose } as unknown as Play, [{ preview: [] } as unknown as Choice]);
  notePress({ type: 'pointerdown', pointerType: 'touch' } as PointerEvent);
  (onclick as (event: object) => void)({ type: 'click', detail: 1 });
  expect(choose).toHaveBeenCalledWith([{ preview: [] }], true);
});
