import { describe, expect, it } from 'vitest';
import type { ProposalInfo, ProposalKind, SeatInfo, TableInfo } from '../generated/wire';
import { cameToNothing } from './outcome';

const away = { present: false, substitute: null, toAct: true };

function table(you: number, more: Partial<TableInfo> = {}, seats: Partial<SeatInfo>[] = [{}, {}, away]): TableInfo {
  const full = seats.map((info) => ({ present: true, substitute: null, toAct: false, ...info }));
  return { you, status: 'playing', paused: false, version: 7, seats: full, ...more } as TableInfo;
}

/** Seat 0 has asked, seat 1 has agreed. */
function asked(kind: ProposalKind): ProposalInfo {
  return { id: 'q', kind, absent: kind === 'bot' ? 2 : null, by: 0, agreed: [0, 1], awaited: [2], left: 1000 };
}

const bot = { bot: 'random', reason: 'left' } as SeatInfo['substitute'];

describe('what is not asked any more', () => {
  it('is told whoever asked, and whoever had agreed, but nobody else', () => {
    for (const you of [0, 1]) expect(cameToNothing(asked('end'), table(you), 7)).toBe('company.declined');
    for (const you of [0, 1]) expect(cameToNothing(asked('pause'), table(you), 7)).toBe('company.declined.pause');
    expect(cameToNothing(asked('end'), table(2), 7)).toBeNull();
  });

  it('says of the choice that stays whose it is', () => {
    expect(cameToNothing(asked('take-back'), table(0), 7)).toBe('company.declined.takeBack');
    expect(cameToNothing(asked('take-back'), table(1), 7)).toBe('company.declined.takeBack.other');
  });

  it('says nothing where it has come about', () => {
    expect(cameToNothing(asked('end'), table(0, { status: 'unfinished' }), 7)).toBeNull();
    expect(cameToNothing(asked('pause'), table(0, { paused: true }), 7)).toBeNull();
    expect(cameToNothing(asked('take-back'), table(0, { version: 8 }), 7)).toBeNull();
  });

  it('says nothing of a game that has ended meanwhile: that it goes on would be wrong', () => {
    for (const kind of ['end', 'pause', 'take-back', 'bot'] as const) {
      for (const status of ['over', 'unfinished'] as const) {
        expect(cameToNothing(asked(kind), table(0, { status }), 7)).toBeNull();
      }
    }
  });

  it('tells that nobody wants a bot as long as the one who is away is waited for', () => {
    expect(cameToNothing(asked('bot'), table(0), 7)).toBe('company.declined.bot');
    for (const over of [{ present: true }, { substitute: bot }, { toAct: false }]) {
      expect(cameToNothing(asked('bot'), table(0, {}, [{}, {}, { ...away, ...over }]), 7)).toBeNull();
    }
  });

  it('is withdrawn by whoever leaves a bot to play', () => {
    const left = [{ substitute: bot }, {}, away];
    expect(cameToNothing(asked('pause'), table(0, {}, left), 7)).toBe('company.dropped');
    expect(cameToNothing(asked('pause'), table(1, {}, left), 7)).toBeNull();
    expect(cameToNothing(asked('end'), table(0, {}, left), 7)).toBe('company.declined');
  });
});
