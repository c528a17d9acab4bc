import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../generated/wire';
import type { Stage } from './effects';
import { EventPlayer } from './eventPlayer';
import { rhythm } from './pace';

function passed(seat: number): LoggedEvent {
  return { ply: seat, at: 0, event: { type: 'turnPassed', seat } };
}

/** A player whose stage holds every effect until it is let go or skipped. */
function playing() {
  const seen: number[] = [];
  const held: (() => void)[] = [];
  const shown: number[] = [];
  const clock = { now: 0 };
  let idle = 0;
  const stage: Stage = {
    run: (_effect, milliseconds, signal) =>
      new Promise((resolve) => {
        shown.push(milliseconds);
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
    () => rhythm('standard', true, false),
    () => clock.now,
  );
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { player, seen, shown, clock, held, settle, idles: () => idle };
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

  it('shows nothing more once it is stopped, and has nothing seen', async () => {
    const { player, seen, shown, settle } = playing();
    player.add([passed(0), passed(1), passed(2)]);
    player.stop();
    await settle();
    expect([seen, shown]).toEqual([[], [200]]);
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

  it('counts patience from one’s own choice, however the bots’ choices come in, and anew after a lull', async () => {
    const { player, shown, clock, held, settle } = playing();
    const turn = (): void => player.add(Array.from({ length: 20 }, (_, seat) => passed(seat)));
    player.skip();
    clock.now = 2_000;
    turn();
    const late = shown.at(-1)!;
    player.skip();
    await settle();
    clock.now = 10_000;
    turn();
    expect(late).toBeLessThan(60);
    expect(shown.at(-1)).toBeGreaterThan(100);
    held.forEach((go) => go());
  });

  it('shows what comes after a long hiccup', async () => {
    const { player, shown, clock, held, settle } = playing();
    player.skip();
    player.add([passed(0)]);
    clock.now = 60_000;
    held[0]!();
    await settle();
    player.skip();
    player.add([passed(1)]);
    expect(shown.length).toBe(2);
    expect(shown[1]).toBeGreaterThan(100);
  });

  it('hurries what is on its way when more comes, and more the later it is', async () => {
    const { player, shown, clock, held, settle } = playing();
    player.add([passed(0), passed(1), passed(2)]);
    clock.now = 200;
    player.add(Array.from({ length: 20 }, (_, seat) => passed(seat)));
    held[0]!();
    await settle();
    clock.now = 1_500;
    held[1]!();
    await settle();
    expect(shown[0]).toBe(200);
    expect(shown[1]).toBeLessThan(200);
    expect(shown[2]).toBeLessThan(shown[1]!);
  });
});
