import type { GameAnalysis, GameReplay, Hint, ReplayChoice, ReplayPart } from '../generated/wire';
import { CodedFailure } from '../net/codedFailure';
import { reach } from '../replay/film';
import type { Questions } from '../replay/playback.svelte';
import type { StudyQuestions } from '../replay/study.svelte';
import type { VerdictQuestions } from '../replay/verdicts.svelte';
import type { HereLink } from './hereLink';
import type { Begun, Compared, Moves, SetUp } from './messages';

type Asked = Pick<HereLink, 'question'>;

/** What a bot would do where whoever has the device is to choose, as a server tells it. */
export function hintOf(table: Asked): Promise<Hint> {
  return hinted(table.question<Hint>({ type: 'hint' }));
}

/** What is asked about a game on this device by whoever goes through it. */
export function replayOf(table: Asked): Questions {
  return {
    replay: (seat) => table.question<GameReplay>({ type: 'replay', seat }),
    part: (seat, from) => table.question<ReplayPart>({ type: 'positions', seat, from, count: reach }),
    hint: (ply) => hinted(table.question<Hint>({ type: 'pastHint', ply })),
  };
}

/** What is asked about choices of it by whoever looks for something better. */
export function studyOf(table: Asked): StudyQuestions {
  return {
    choice: (ply) => table.question<ReplayChoice>({ type: 'choice', ply }),
    compared: async (ply, actions) => (await table.question<Compared>({ type: 'compared', ply, actions })).options,
  };
}

/** What was found to the end, by game and seat, the latest: it is worked out once as long as the page is open. */
const found = new Map<string, GameAnalysis>();

/** So many are kept: all seats of a few games. */
const most = 20;

/** What luck and play did in it: more than is known, from 0 to 1. */
export async function analysisOf(table: Asked, id: string, seat: number, known: number): Promise<GameAnalysis> {
  const name = `${id} ${seat}`;
  const analysis = found.get(name) ?? (await table.question<GameAnalysis>({ type: 'analysis', seat, known }));
  if (analysis.progress >= 1) found.set(name, analysis);
  if (found.size > most) found.delete(found.keys().next().value!);
  return analysis;
}

/** The same, by whoever goes through the game. */
export function verdictsOf(table: Asked, id: string): VerdictQuestions {
  return {
    ask: (seat, known) => analysisOf(table, id, seat, known),
    recall: (seat) => {
      const known = found.get(`${id} ${seat}`);
      return known === undefined ? Promise.reject(new Error('It hasn’t been worked out.')) : Promise.resolve(known);
    },
  };
}

/** The whole game as a text that a server takes. */
export async function movesOf(table: Asked): Promise<string> {
  return (await table.question<Moves>({ type: 'moves' })).text;
}

/** What happened so far in a game that goes on from a moment of another one. */
export async function logOfBranch(table: Asked, ply: number, setUp: SetUp): Promise<string> {
  return (await table.question<Begun>({ type: 'branch', ply, setUp })).log;
}

/** A bot that fails costs the hint alone, and there is a sentence for that. */
function hinted(hint: Promise<Hint>): Promise<Hint> {
  return hint.catch((failure: Error) => {
    throw new CodedFailure('hint-failed', failure.message);
  });
}
