import { describe, expect, it } from 'vitest';
import type { LoggedEvent, TableInfo } from '../generated/wire';
import { t } from '../texts/texts.svelte';
import { seatName } from '../words/names';
import type { Happening } from './happening';
import { afterOwn, doneByBots, inWords, withEvents } from './log';

const passed = (ply: number): LoggedEvent => ({ ply, at: 0, event: { type: 'turnPassed', seat: 0 } });
const back = (ply: number): LoggedEvent => ({ ply, at: 0, event: { type: 'tookBack', seat: 0 } });

describe('the log', () => {
  it('goes on with what happened', () => {
    expect(withEvents([passed(0)], [passed(1), passed(1)])).toEqual([passed(0), passed(1), passed(1)]);
  });

  it('forgets what was taken back, and says so', () => {
    expect(withEvents([passed(0), passed(1), passed(2)], [back(1)])).toEqual([passed(0), back(1)]);
  });

  it('says once that several choices were taken back', () => {
    expect(withEvents([passed(0), passed(1), passed(2)], [back(2), back(1)])).toEqual([passed(0), back(1)]);
  });

  it('keeps saying so before what was chosen instead', () => {
    expect(withEvents([passed(0), passed(1)], [back(1), passed(1), passed(2)])).toEqual([
      passed(0),
      back(1),
      passed(1),
      passed(2),
    ]);
  });

  it('keeps who came and went, whatever is taken back', () => {
    const away: LoggedEvent = { ply: 2, at: 0, event: { type: 'handedOver', seat: 1, bot: 'planner', reason: 'left' } };

    expect(withEvents([passed(0), passed(1), away], [back(1)])).toEqual([passed(0), away, back(1)]);
    expect(withEvents([passed(0), passed(1)], [away])).toEqual([passed(0), passed(1), away]);
  });

  it('goes on for a seat after what it did last, and not after the beginning of its turn', () => {
    const began: LoggedEvent = { ply: 2, at: 0, event: { type: 'turnStarted', seat: 0 } };

    expect(afterOwn([passed(0), passed(1), began], 0, ['firstSeatChosen', 'turnStarted'])).toBe(2);
  });

  it('goes on after nothing for a seat that has done nothing yet, be it the one that begins', () => {
    const chosen: LoggedEvent = { ply: 0, at: 0, event: { type: 'firstSeatChosen', seat: 1 } };
    const began: LoggedEvent = { ply: 1, at: 0, event: { type: 'turnStarted', seat: 1 } };

    expect(afterOwn([chosen, began], 1, ['firstSeatChosen', 'turnStarted'])).toBeNull();
    expect(afterOwn([chosen, began], 0, ['firstSeatChosen', 'turnStarted'])).toBeNull();
  });

  it('says itself what is the same in every game, and leaves the rest to the game', () => {
    const table = { you: 0, seats: [] as TableInfo['seats'] } as TableInfo;
    const ofGame = (event: { type: string }): string | null => (event.type === 'turnPassed' ? 'passed' : null);

    expect(inWords(back(1).event, table, ofGame, new Set())).toBe(t('log.tookBack.you'));
    expect(inWords({ type: 'handedOver', seat: 0, bot: 'planner', reason: 'absent' }, table, ofGame, new Set())).toBe(
      t('log.absent.you'),
    );
    expect(inWords(passed(1).event, table, ofGame, new Set())).toBe('passed');
    expect(inWords({ type: 'turnStarted', seat: 0 }, table, ofGame, new Set())).toBeNull();
  });

  it('tells of a program that it isn’t there, or didn’t answer, and that it is back', () => {
    const seats = [{ seat: 0, kind: 'bot', bot: '', name: 'Long Routes' }];
    const table = { you: null, seats } as unknown as TableInfo;
    const name = 'Long Routes (bot)';
    const words = (event: LoggedEvent['event']): string | null => inWords(event, table, () => null, new Set());
    expect(words({ type: 'handedOver', seat: 0, bot: 'planner', reason: 'absent' })).toBe(t('log.network.absent', { name }));
    expect(words({ type: 'handedOver', seat: 0, bot: 'planner', reason: 'time' })).toBe(t('log.network.time', { name }));
    expect(words({ type: 'cameBack', seat: 0 })).toBe(t('log.network.back', { name }));
  });

  it('speaks of an agreement only where there is somebody to agree', () => {
    const ended = (kinds: readonly string[]): string | null => {
      const seats = kinds.map((kind, seat) => ({ seat, kind, name: 'Ana' }));
      const table = { you: 0, seats } as unknown as TableInfo;
      return inWords({ type: 'agreedToEnd', seat: 0 }, table, () => null, new Set());
    };

    expect(ended(['person', 'bot', 'person'])).toBe(t('log.agreedToEnd'));
    expect(ended(['person', 'bot'])).toBe(t('log.endedAlone.you'));
  });

  it('names the bot that plays for somebody, from when it began until they are back', () => {
    const kind = 'person';
    const seats = [{ seat: 0, kind, name: 'Ana' }, { seat: 1, kind, name: 'Luis' }, { seat: 2, kind, name: '' }];
    const table = { you: 0, seats } as unknown as TableInfo;
    const by = (seat: number): LoggedEvent => ({ ply: 0, at: 0, event: { type: 'turnPassed', seat } });
    const went = (seat: number): LoggedEvent => ({
      ply: 0,
      at: 0,
      event: { type: 'handedOver', seat, bot: 'planner', reason: 'left' },
    });
    const came: LoggedEvent = { ply: 0, at: 0, event: { type: 'cameBack', seat: 0 } };
    const log = [by(0), went(0), went(1), went(2), by(0), by(1), by(2), came, by(0)];
    const told = log
      .filter(({ event }) => event.type === 'turnPassed')
      .map(({ event }) =>
        inWords<Happening>(
          event,
          table,
          (one, { you, seats }) => (one.seat === you ? 'you' : (seats[one.seat!]?.name ?? '')),
          doneByBots(log),
        ),
      );

    const others = [t('bot.yours'), t('bot.other', { name: 'Luis' }), t('bot.gone')];
    expect(told).toEqual(['you', ...others, 'you']);
  });

  it('tells a bot from the program that it plays for, and calls it a bot once', () => {
    const seats = [{ seat: 0, kind: 'bot', bot: '', name: 'Long Routes' }];
    const table = { you: null, seats } as unknown as TableInfo;
    const { event } = passed(0);

    const told = inWords<Happening>(event, table, (one, shown) => seatName(shown, one.seat!), new Set<Happening>([event]));

    expect(told).toBe(t('bot.program', { name: 'Long Routes' }));
  });
});
