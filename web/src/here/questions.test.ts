import { expect, it } from 'vitest';
import { CodedFailure } from '../net/codedFailure';
import { HereFailure } from './hereLink';
import type { HereQuestion } from './messages';
import { analysisOf, hintOf, logOfBranch, replayOf, verdictsOf } from './questions';

/** A game that answers as it is told to, and notes what it was asked. */
function asked(answer: (question: HereQuestion) => unknown) {
  const questions: HereQuestion[] = [];
  return {
    questions,
    question: async <Answer>(question: HereQuestion): Promise<Answer> => {
      questions.push(question);
      return answer(question) as Answer;
    },
  };
}

it('a bot that fails is told as a hint that can’t be given', async () => {
  const failing = asked(() => {
    throw new HereFailure('The bot that was asked has failed.', true);
  });

  await expect(hintOf(failing)).rejects.toEqual(new CodedFailure('hint-failed', 'The bot that was asked has failed.'));
  await expect(replayOf(failing).hint(7)).rejects.toThrow(CodedFailure);
  await expect(replayOf(failing).replay(null)).rejects.toThrow(HereFailure);
});

it('what was analysed to the end is worked out once as long as the page is open', async () => {
  let progress = 0.5;
  const game = asked(() => ({ progress }));
  expect(await analysisOf(game, 'a', 1, -1)).toEqual({ progress: 0.5 });
  await expect(verdictsOf(game, 'a').recall(1)).rejects.toThrow();
  progress = 1;
  await analysisOf(game, 'a', 1, 0.5);

  expect(await verdictsOf(game, 'a').ask(1, -1)).toEqual({ progress: 1 });
  expect(await verdictsOf(game, 'a').recall(1)).toEqual({ progress: 1 });
  expect(game.questions.length).toBe(2);
  await analysisOf(game, 'a', 0, -1);
  await analysisOf(game, 'b', 1, -1);
  expect(game.questions.length).toBe(4);
});

it('the log of a game that goes on from another is passed on as it is', async () => {
  const log = '{"hash":-9007199254740993}';
  const setUp = { id: 'a', game: 'g', options: {}, seed: '', seats: [] };

  expect(await logOfBranch(asked(() => ({ log })), 40, setUp)).toBe(log);
});
