import type { Tip } from '../../../tips/tip';
import { bonusWords, letterOf } from '../model/words';
import type { Play } from '../play.svelte';
import { t } from '../texts/words';
import { asks, begunTrack, ownSheet, turnFinds, unlocked } from './moments';

/** What turns bring, told when the next one begins. */
export const finds: readonly Tip<Play>[] = [
  {
    id: 'track',
    when: (play) => turnFinds(play, (sheet) => begunTrack(sheet) !== null),
    words: () => t('fq.tip.track'),
    about: (play) => `[data-track="${begunTrack(ownSheet(play)!)}"]`,
  },
  {
    id: 'umbrella',
    when: (play) => turnFinds(play, ({ umbrellas }) => umbrellas > 0),
    words: ({ index }) => t('fq.tip.umbrella', { every: index.board.wildEvery }),
    about: () => '[data-part="umbrella"]',
  },
  {
    id: 'bonus',
    when: (play) => asks(play, 'draft') && unlocked(play) !== null,
    words: (play) => {
      const { activity, printed } = unlocked(play)!;
      const values = { track: t(`fq.activity.${activity}`), letter: letterOf(printed.id) };
      return t('fq.tip.bonus', { title: t('fq.explain.bonus.title', values), words: bonusWords(printed.id) });
    },
    about: (play) => {
      const { activity, place } = unlocked(play)!;
      return `[data-explain="bonus:${activity}:${place}"]`;
    },
  },
  {
    id: 'performer',
    when: (play) => turnFinds(play, ({ performers }) => performers > 0),
    words: ({ index: { board } }) =>
      t('fq.tip.performer', { points: t('points', { count: board.scores.setPoints.at(-1) ?? 0 }) }),
    about: () => 'g[data-explain="rows"]',
  },
  {
    id: 'sights',
    when: (play) => turnFinds(play, ({ courtyards, riverwalk }) => courtyards.length + riverwalk > 0),
    words: ({ index: { board: { scores } } }) =>
      t('fq.tip.sights', {
        courtyards: t('points', { count: scores.courtyards.at(-1) ?? 0 }),
        riverwalk: t('points', { count: scores.riverwalk }),
      }),
    about: () => '[data-explain="sight:courtyards"], [data-explain="sight:riverwalk"]',
  },
  {
    id: 'police',
    when: (play) => turnFinds(play, ({ policeValue }) => policeValue !== null),
    words: (play) => t('fq.tip.police', { value: ownSheet(play)!.policeValue! }),
    about: () => '[data-explain="sight:police"]',
  },
  {
    id: 'mayor',
    when: (play) => asks(play, 'draft') && closedStreet(play) !== null,
    words: (play) => t('fq.tip.mayor', { street: play.index.streetName(closedStreet(play)!) }),
    about: () => '[data-explain="mayor"]',
  },
];

function closedStreet({ now }: Play): string | null {
  return now.mayorCard?.closed ?? null;
}
