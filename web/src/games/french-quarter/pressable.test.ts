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

it('what is said of a thing, and then what it would set off, is its description', () => {
  const table = { you: 0, seats: [{ kind: 'person', name: 'Ana' }] };
  const play = { session: { table }, index: { building: () => ({ name: 'the pub' }) } } as unknown as Play;
  const choice = { preview: [{ type: 'touristMoved' }, { type: 'courtyardMarked', seat: 0, building: 'pub' }] } as unknown as Choice;
  expect(pressable(play, [choice], 'On Conti St.')).toMatchObject({
    'aria-description': 'On Conti St. What this would trigger: You visit the pub.',
  });
  expect(pressable(play, [], 'On Conti St.')).toEqual({ role: 'img', 'aria-description': 'On Conti St.' });
  expect(pressable(play, [])).toEqual({ role: 'img' });
});
