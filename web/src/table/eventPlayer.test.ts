import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../generated/wire';
import type { Stage } from './effects';
import { EventPlayer } from './eventPlayer';

function passed(seat: number): LoggedEvent {
  return { ply: seat, at: 0, event: { type: 'turnPassed', seat } };
}

/** A player whose stage holds every effect until it is let go or skipped. */
function playing() {
  const seen: number[] = [];
  const held: (() => void)[] = [];
  let idle = 0;
  const stage: Stage = {
    run: (_effect, _milliseconds, signal) =>
      new Promise((resolve) => {
        held.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const player = new EventPlayer(
    {
      showing: () => ({ milliseconds: 200, effect: { kind: 'pause' }, cue: null }),
      seen: (logged) => seen.push(logged.ply),
      idle: () => idle++,
    },
    () => stage,
    () => false,
  );
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { player, seen, held, settle, idles: () => idle };
}

describe('the player of events', () => {
  it('shows one after another', async () => {
    const { player, seen, held, settle, idles } = playing();
    player.add([passed(0), passed(1)]);
    expect(seen).toEqual([]);
    held[0]!();
    await settle();
    expect(seen).toEqual([0]);
    held[1]!();
    await settle();
    expect(seen).toEqual([0, 1]);
    expect(idles()).toBe(1);
  });

  it('has everything seen at once when skipped, each event once', async () => {
    const { player, seen, settle, idles } = playing();
    player.add([passed(0), passed(1), passed(2)]);
    player.skip();
    expect(seen).toEqual([0, 1, 2]);
    await settle();
    expect(seen).toEqual([0, 1, 2]);
    expect(idles()).toBe(1);
  });

  it('goes on with events that come after a skip', async () => {
    const { player, seen, held, settle } = playing();
    player.add([passed(0)]);
    player.skip();
    player.add([passed(1)]);
    await settle();
    held.at(-1)!();
    await settle();
    expect(seen).toEqual([0, 1]);
  });
});
