import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { SilencedPerson } from '../generated/wire';
import Companions from './Companions.svelte';
import Silenced from './Silenced.svelte';

const bea: SilencedPerson = { id: 'a1', name: 'Bea', kind: 'mute', since: 0 };
const luis = { number: 1, name: 'Luis' };
const marta = { number: 2, name: 'Marta' };
const nothing = (): void => undefined;

describe('whom somebody has muted or blocked', () => {
  it('is told as a part of the page for the device’s own person, and not at all where there is nobody', () => {
    expect(render(Silenced, { props: { people: [bea], changed: nothing } }).body).toContain('Unmute Bea');
    expect(render(Silenced, { props: { people: [], changed: nothing } }).body).not.toContain('<section');
  });

  it('is told with each companion who has', () => {
    const { body } = render(Companions, {
      props: { companions: [luis, marta], silenced: new Map([[1, []], [2, [bea]]]), letGo: nothing, changed: nothing },
    });

    expect(body).toContain('Muted and blocked by Marta');
    expect(body).not.toContain('Muted and blocked by Luis');
    expect(body.indexOf('Unmute Bea')).toBeGreaterThan(body.indexOf('>Marta<'));
  });
});
