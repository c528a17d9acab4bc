import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FqEvent, FqView, Refusal } from '../../generated/wire';
import type { TableSession } from '../../table/session.svelte';
import { lastPress } from '../../ui/lastPress';
import type { QuarterIndex } from './model/boardIndex';
import { Play } from './play.svelte';

afterEach(() => (lastPress.byKeys = false));

function arrive(): Play {
  return new Play({} as TableSession<FqView, FqEvent>, {} as QuarterIndex);
}

it('whoever came to the table by the keyboard is led to its first question', () => {
  lastPress.byKeys = true;
  expect(arrive().byKeys).toBe(true);
});

it('whoever came by a finger or a mouse isn’t', () => {
  expect(arrive().byKeys).toBe(false);
});

it('why something can’t be chosen is said of one’s own sheets only', () => {
  const refusal: Refusal = { rule: 'fq.move.must-move', facts: {} };
  const position = { offers: [{ target: 'building:cafe', choices: [] }], view: { observer: 1 } };
  const session = { position, refusalOf: () => refusal } as unknown as TableSession<FqView, FqEvent>;
  const play = new Play(session, {} as QuarterIndex);
  expect(play.refusalOf('building:dock')).toBe(refusal);
  play.opened = 0;
  expect(play.refusalOf('building:dock')).toBeUndefined();
});

it('advice is marked on the sheets of whoever chooses where a game is gone through, else on one’s own', () => {
  const seats = [0, 1].map((seat) => ({ seat, toAct: seat === 1 }));
  const session = { position: { offers: [], view: { observer: 0 } }, table: { seats } };
  const at = (follows: boolean) => new Play(session as never, {} as QuarterIndex, follows).advisedSeat;
  expect([at(false), at(true)]).toEqual([0, 1]);
});

describe('a choice that was begun with a finger', () => {
  const offers = (text: string) => [{ target: 'die:6', choices: [{ text, preview: [] }] }];
  const told = (text: string) => ({ offers: offers(text), view: { observer: 0 } });
  let acted: string[];
  let session: { position: unknown; pending: null; act: (action: string) => void };
  let play: Play;
  const touch = (): void => play.choose(play.at('die:6'), true);

  beforeEach(() => {
    acted = [];
    session = { position: told('walk 6'), pending: null, act: (action) => acted.push(action) };
    play = new Play(session as never, {} as QuarterIndex);
    play.settle();
    touch();
  });

  it('is gone on with where the connection came back and the same can be chosen', () => {
    session.position = told('walk 6');
    play.settle();
    expect(play.asked).toEqual(play.at('die:6'));
    touch();
    expect(acted).toEqual(['walk 6']);
  });

  it('is dropped where something else can be chosen', () => {
    session.position = told('walk 5');
    play.settle();
    expect([play.asked, play.pointed]).toEqual([[], []]);
    touch();
    expect(acted).toEqual([]);
  });
});
