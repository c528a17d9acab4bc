import { expect, it } from 'vitest';
import { tookBack, type Happening, type LoggedOf } from './happening';
import { newsOf, newsOrLast } from './lately';
import { afterOwn } from './log';

const did = (seat: number, type = 'drawn'): LoggedOf<Happening> =>
  ({ ply: 0, at: 0, event: { type, seat } }) as unknown as LoggedOf<Happening>;
const words = ({ event }: LoggedOf<Happening>): string | null =>
  event.type === 'turnStarted' ? null : `${event.seat} ${event.type}`;

function told(log: readonly LoggedOf<Happening>[], you: number | null): readonly string[] {
  const since = afterOwn(log, you, ['turnStarted', tookBack]);
  return newsOf(log, since, you, words).map((news) => news.words);
}

it('what all the others have done since one’s last turn is told, the newest last', () => {
  const log = [did(1), did(0, 'claimed'), did(1, 'turnStarted'), did(1, 'claimed'), did(2), did(2), did(0, 'turnStarted')];
  expect(told(log, 0)).toEqual(['1 claimed', '2 drawn', '2 drawn']);
});

it('once one has done something oneself nothing of it is told any more', () => {
  expect(told([did(1), did(0)], 0)).toEqual([]);
});

it('whoever took their choice back is told the same as before it', () => {
  expect(told([did(0), did(1, 'claimed'), did(0, tookBack)], 0)).toEqual(['1 claimed']);
});

it('whoever has had no turn yet is told all of it, and whoever only watches the newest alone', () => {
  const log = [did(1, 'began'), did(1), did(2)];
  expect(told(log, 0)).toEqual(['1 began', '1 drawn', '2 drawn']);
  expect(told(log, null)).toEqual(['2 drawn']);
});

it('while there is nothing new what one did oneself is told last', () => {
  const log = [did(1), did(0, 'claimed'), did(1, 'turnStarted')];
  const last = newsOrLast(newsOf(log, 2, 0, words), log, words);
  expect(last.map((news) => news.words)).toEqual(['0 claimed']);
  expect(newsOrLast(newsOf(log, 0, 0, words), log, words)).toHaveLength(2);
});
