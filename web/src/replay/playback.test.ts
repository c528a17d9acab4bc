import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameReplay, Hint, ReplayChoice, ReplayPart, TableInfo } from '../generated/wire';
import type { Telling } from '../show/telling';
import type { PlaybackListener } from './playback.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const page = { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible', hidden: false };
vi.stubGlobal('document', { ...page, documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
const { Playback } = await import('./playback.svelte');

/** A card is dealt, seat 0 draws, a card falls, seat 1 draws, and it is over. */
const actors = [-1, 0, -1, 1, -2];
const happened = (ply: number, type: string) => ({ ply, at: 0, event: { type } });
const log = [happened(0, 'dealt'), happened(1, 'asked'), happened(2, 'drawn'), happened(3, 'asked')];

const over = {
  id: 'table',
  status: 'over',
  you: 0,
  seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: 'x', substitute: null })),
} as unknown as TableInfo;

/** A view is how many events were seen. */
const telling = {
  follow: (seen: number) => seen + 1,
  showing: () => ({ milliseconds: 0, effect: { kind: 'pause' }, cue: null }),
  sentence: ({ type }: { type: string }) => type,
} as unknown as Telling;

function part(from: number, eyes: number | null): ReplayPart {
  const positions = actors.map((_, version) => ({
    version,
    view: { version, eyes },
    offers: [],
    scores: version === 4 ? {} : null,
  }));
  return { from, positions: positions as unknown as ReplayPart['positions'] };
}

describe('a game that is gone through', () => {
  let failures: unknown[];
  let lost: boolean;
  let listener: PlaybackListener;
  let playback: InstanceType<typeof Playback>;
  let answer: (hint: Hint) => void;
  const settled = () => vi.waitFor(() => expect(playback.still).toBe(true));
  const seen = () => playback.session.log.map(({ event }) => (event as { type: string }).type);

  beforeEach(async () => {
    failures = [];
    lost = false;
    listener = { failed: (failure) => failures.push(failure), shown: () => {} };
    playback = new Playback(
      over,
      {
        replay: (seat) => Promise.resolve({ seat, actors, log } as unknown as GameReplay),
        part: (seat, from) => (lost ? Promise.reject(new Error('lost')) : Promise.resolve(part(from, seat))),
        hint: () => new Promise((told) => (answer = told)),
      },
      listener,
    );
    await playback.open(telling, {}, null, 0);
    return () => playback.close();
  });

  it('begins at the first choice, with what was seen by then', () => {
    expect([playback.ply, playback.stops]).toEqual([1, [1, 3, 4]]);
    expect(seen()).toEqual(['dealt']);
    expect(playback.session.view).toEqual({ version: 1, eyes: null });
    expect(playback.session.table).toMatchObject({ status: 'playing', you: null });
  });

  it('goes forward event by event up to the next choice, and back at once', async () => {
    const told: unknown[] = [];
    const { follow } = telling;
    vi.spyOn(telling, 'follow').mockImplementation((view, event, board) => {
      told.push((event as { type: string }).type);
      return follow(view, event, board);
    });

    playback.forward();
    await settled();
    expect([playback.ply, told]).toEqual([3, ['asked', 'drawn']]);
    expect(seen()).toEqual(['dealt', 'asked', 'drawn']);

    playback.back();
    await settled();
    expect([playback.ply, told.length]).toEqual([1, 2]);
    expect(seen()).toEqual(['dealt']);
  });

  it('jumps to the end and back to the beginning, and to where something happened', async () => {
    playback.last();
    await settled();
    expect([playback.ply, playback.atEnd]).toEqual([4, true]);
    expect(playback.session.table?.status).toBe('over');
    playback.first();
    await settled();
    expect(playback.session.position?.scores).toBeNull();
    playback.goToEvent(playback.log[2]!);
    await settled();
    expect(playback.ply).toBe(3);
  });

  it('shows where one jumped last, whatever comes later for something else', async () => {
    playback.last();
    playback.first();
    playback.forward();
    await settled();
    expect([playback.ply, playback.session.position?.version]).toEqual([3, 3]);
  });

  it('is seen with other eyes at the same moment', async () => {
    playback.forward();
    await playback.see(1);
    expect([playback.ply, playback.eyes]).toEqual([3, 1]);
    expect(playback.session.view).toEqual({ version: 3, eyes: 1 });
  });

  it('waits for other eyes before it plays on', async () => {
    playback.toggle();
    await settled();
    const seeing = playback.see(1);
    expect([playback.playing, playback.still]).toEqual([true, false]);
    await seeing;
    expect([playback.playing, playback.still, playback.eyes]).toEqual([true, true, 1]);
  });

  it('doesn’t wait for other eyes any more once something else is wanted', async () => {
    const seeing = playback.see(1);
    playback.last();
    await seeing;
    await settled();
    expect([playback.ply, playback.eyes]).toEqual([4, null]);
  });

  it('plays on to the end by itself, and from the beginning when it is started there', async () => {
    playback.toggle();
    await settled();
    expect([playback.playing, playback.ply]).toEqual([true, 3]);
    playback.goOnPlaying();
    await settled();
    playback.goOnPlaying();
    expect([playback.playing, playback.ply]).toEqual([false, 4]);
    playback.toggle();
    await settled();
    expect([playback.playing, playback.ply]).toEqual([true, 1]);
    playback.back();
    expect(playback.playing).toBe(false);
  });

  it('stays where it was when what comes next can’t be had, and says so', async () => {
    await playback.see(0);
    lost = true;
    await playback.see(1);
    expect(failures).toHaveLength(1);
    expect([playback.session.view, playback.eyes]).toEqual([{ version: 1, eyes: 0 }, 0]);
    lost = false;
    playback.forward();
    await settled();
    expect(playback.ply).toBe(3);
  });

  it('isn’t said to fail for what one has turned away from meanwhile, and stays where it is when it does', async () => {
    lost = true;
    playback.last();
    const refused = playback.see(0);
    lost = false;
    await playback.see(1);
    await refused;
    expect([failures, playback.eyes, playback.ply]).toEqual([[], 1, 4]);

    lost = true;
    playback.first();
    await playback.see(0);
    expect([failures.length, playback.eyes, playback.ply, playback.still]).toEqual([1, 1, 4, true]);
  });

  it('listens to nothing where it could not begin', async () => {
    const other = new Playback(
      over,
      { replay: () => Promise.reject(new Error('lost')), part: () => Promise.reject(new Error('lost')), hint: () => new Promise(() => {}) },
      listener,
    );
    const closed = vi.spyOn(other.session, 'close');
    await expect(other.open(telling, {}, null, 0)).rejects.toThrow('lost');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('shows nothing more once it is left, whatever still comes', async () => {
    const cues: unknown[] = [];
    listener.shown = (showing) => cues.push(showing);
    playback.forward();
    playback.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect([cues, playback.session.position?.version]).toEqual([[], 1]);
  });

  it('marks what would have been better as long as that choice is on show', async () => {
    const verdict = { chosen: { action: { type: 'draw' } }, better: { action: { type: 'take' } } };
    playback.judged = new Map([[3, verdict as never]]);
    playback.forward();
    await settled();
    expect(playback.session.hint?.options).toEqual([verdict.better]);
    expect(playback.session.played).toEqual({ type: 'draw' });
    playback.back();
    await settled();
    expect(playback.session.hint?.options).toHaveLength(0);
    expect(playback.session.played).toBeNull();
  });

  describe('what a bot would have done', () => {
    const hint = (version: number): Hint =>
      ({ version, action: 'take', options: [{ action: { type: 'take' } }], thoughts: [{ type: 'long' }] }) as never;

    async function ask(version: number): Promise<void> {
      const asked = playback.askForHint();
      answer(hint(version));
      await asked;
    }

    it('is told and drawn on the table as long as the position is on show, with whatever eyes', async () => {
      await ask(1);
      await playback.see(1);
      expect(playback.hint).toEqual(hint(1));
      expect(playback.session.hint).toMatchObject({ options: hint(1).options, thoughts: hint(1).thoughts });
      expect(playback.session.played).toBeNull();

      await playback.askForHint();
      expect(playback.hint).toEqual(hint(1));

      playback.forward();
      await settled();
      expect(playback.hint).toBeNull();
      expect(playback.session.hint).toMatchObject({ options: [], thoughts: [] });
    });

    it('stays when more is found out, and leaves the marks to what the analysis found', async () => {
      await ask(1);
      const verdict = { chosen: { action: { type: 'draw' } }, better: { action: { type: 'pass' } } };
      playback.judged = new Map([[1, verdict as never]]);
      playback.advise();

      expect(playback.hint).toEqual(hint(1));
      expect(playback.session.hint).toMatchObject({ options: [verdict.better], thoughts: hint(1).thoughts });
      expect(playback.session.played).toEqual({ type: 'draw' });
    });

    it('is dropped when it comes late for another position', async () => {
      const asked = playback.askForHint();
      const late = answer;
      playback.forward();
      await settled();
      await ask(3);
      late(hint(1));
      await asked;
      expect(playback.hint).toEqual(hint(3));
    });
  });

  describe('a choice that is to be made again', () => {
    const offers = [{ target: 'deck', choices: [{ text: 'draw', action: {}, preview: [] }] }];
    const choice = {
      seat: 1,
      position: { version: 3, view: { version: 3, eyes: 1 }, offers, scores: null },
      refusals: { market: { rule: 'none-left' } },
    } as unknown as ReplayChoice;
    let chosen: string[];

    beforeEach(() => {
      chosen = [];
      playback.chosen = (action) => chosen.push(action);
      playback.pose(choice);
    });

    it('is put before whoever looks as if it were theirs, and is told why other things can’t be chosen', () => {
      expect([playback.ply, playback.session.table?.you]).toEqual([3, 1]);
      expect(playback.session.position?.offers).toEqual(offers);
      expect(playback.session.refusalOf('market')).toEqual({ rule: 'none-left' });
      expect(seen()).toEqual(['dealt', 'asked', 'drawn']);
    });

    it('is told once it is made, and waits for no answer', () => {
      playback.session.act('draw');
      expect([chosen, playback.session.pending]).toEqual([['draw'], null]);
    });

    it('is made no more once it is withdrawn or something else is shown', async () => {
      playback.withdraw();
      expect([playback.session.position?.offers, playback.ply, playback.session.table?.you]).toEqual([[], 3, null]);
      playback.session.act('draw');
      playback.pose(choice);
      playback.first();
      await settled();
      expect([playback.ply, playback.session.table?.you]).toEqual([1, null]);
      playback.session.act('draw');
      expect(chosen).toEqual([]);
    });
  });
});
