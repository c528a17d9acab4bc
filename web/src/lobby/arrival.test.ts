import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/wire';
import { nameProblem } from './arrival';

const seat = (place: number, kind: SeatInfo['kind'], name: string): SeatInfo =>
  ({ seat: place, kind, name, bot: '', present: true, toAct: false }) as SeatInfo;

const table = (you: number | null): TableInfo => ({
  id: 'a',
  game: 'ttr-usa',
  status: 'open',
  version: 0,
  seats: [seat(0, 'person', 'José'), seat(1, 'free', ''), seat(2, 'bot', 'planner')],
  options: {},
  time: { type: 'none' },
  rated: false,
  spectators: { type: 'public' },
  listed: false,
  startsByItself: false,
  tournament: null,
  late: false,
  you,
  host: false,
  hostSeat: null,
  hostPatience: null,
  created: 0,
  commitment: '',
  contribution: null,
  branch: null,
  seed: null,
  paused: false,
  proposal: null,
  imported: false,
  rematch: null,
  joinable: false,
  invited: [],
  declined: [],
  uninvited: false,
  result: null,
});

describe('the name of whoever arrives', () => {
  it('is one that nobody else at the table has', () => {
    expect(nameProblem('Josefa', table(null))).toBeNull();
    expect(nameProblem(' JOSE\u0301 ', table(null))).toBe('lobby.name.taken');
  });

  it('has to be there', () => {
    expect(nameProblem(' ', table(null))).toBe('lobby.name.empty');
  });

  it('may stay the own one', () => {
    expect(nameProblem('José', table(0))).toBeNull();
  });
});
