import { render } from 'svelte/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, ProposalInfo, SeatInfo, Substitute, TableInfo } from '../generated/wire';
import '../table/families';
import TableList from './TableList.svelte';

const table = (number: number): TableInfo => ({
  id: `t${number}`,
  game: 'ttr-usa',
  status: number === 59 ? 'playing' : 'over',
  version: 0,
  seats: [{ seat: 0, kind: 'person', name: 'Ana', bot: '', present: true, toAct: number === 59 } as SeatInfo],
  options: {},
  time: { type: 'none' },
  rated: false,
  spectators: { type: 'public' },
  listed: false,
  startsByItself: false,
  tournament: null,
  late: false,
  you: 0,
  host: true,
  hostSeat: null,
  hostPatience: null,
  created: 1_000_000 - number,
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

const body = (count: number): string =>
  render(TableList, {
    props: { id: 'mine', title: 'Yours', games: [], tables: Array.from({ length: count }, (_, number) => table(number)) },
  }).body;

describe('a list of many tables', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows a few, first of all what waits for the reader, and how many more there are', () => {
    const many = body(60);

    expect(many.match(/<li/g)).toHaveLength(8);
    expect(many.indexOf('/tables/t59')).toBeLessThan(many.indexOf('/tables/t0'));
    expect(many).toContain('52');
  });

  it('says where somebody asks for a rematch', () => {
    const asked = { ...table(1), status: 'open', you: null, host: false, hostSeat: 0 } as TableInfo;
    const row = (other: TableInfo, by: string | null = 'Ana'): string =>
      render(TableList, {
        props: { id: 'waiting', title: 'Waiting', games: [], tables: [other], invited: new Map([['t1', { table: 't1', game: 'ttr-usa', by, rematch: true }]]) },
      }).body;

    expect(row(asked)).toContain('Ana asks for a rematch');
    expect(row(asked, null)).toContain('A rematch is waiting for you');
    expect(row({ ...asked, id: 't2' })).not.toContain('rematch');
    expect(row(asked)).toContain('No, thanks');
    expect(row({ ...asked, id: 't2' })).not.toContain('No, thanks');
  });

  it('tells quietly how much was said that its reader hasn’t read', () => {
    const row = (unread: ReadonlyMap<string, number>): string =>
      render(TableList, { props: { id: 'mine', title: 'Mine', games: [], tables: [table(1)], unread } }).body;

    expect(row(new Map([['t1', 2]]))).toContain('2 new messages');
    expect(row(new Map([['t1', 1]]))).toContain('1 new message<');
    expect(row(new Map([['t1', 2]]))).not.toContain('yours');
    expect(row(new Map([['t2', 2]]))).not.toContain('new message');
    expect(row(new Map())).not.toContain('new message');
  });

  it('says which game counts, and what about it is not as usual', () => {
    const game = {
      id: 'ttr-usa',
      name: 'USA',
      names: {},
      options: [{ id: 'tickets', values: ['base', 'mega'], standard: 'base', settled: [] }],
    } as unknown as GameInfo;
    const row = (other: Partial<TableInfo>): string =>
      render(TableList, { props: { id: 'open', title: 'Open', games: [game], tables: [{ ...table(1), ...other }] } }).body;

    expect(row({ rated: true, options: { tickets: 'mega' } })).toContain('Tickets: Mega · rated');
    expect(row({ options: { tickets: 'base' } })).not.toContain('class="special');
  });

  it('says where nobody is missing, and to the host that they can start it', () => {
    const full = { ...table(1), status: 'open' } as TableInfo;
    const row = (other: TableInfo): string =>
      render(TableList, { props: { id: 'open', title: 'Open', games: [], tables: [other] } }).body;

    expect(row(full)).toContain('>everybody is here: you can start it<');
    expect(row(full)).toContain('yours');
    expect(row({ ...full, host: false })).toContain('>everybody is here<');
    expect(row({ ...full, host: false })).not.toContain('yours');
    expect(row({ ...full, seats: [...full.seats, { seat: 1, kind: 'free' } as SeatInfo] })).toContain('>1 free seat<');
  });

  it('says where a bot plays for the reader, and counts it among what waits unless they have stepped away', () => {
    const bea = { ...table(59).seats[0]!, seat: 1, toAct: true, substitute: null };
    const row = (reason: Substitute['reason'], status: TableInfo['status'] = 'playing', others = [bea]): string => {
      const seat = { ...table(59).seats[0]!, toAct: false, substitute: { bot: 'planner', reason } };
      return render(TableList, { props: { id: 'mine', title: 'Mine', games: [], tables: [{ ...table(59), status, seats: [seat, ...others] }] } }).body;
    };

    expect(row('time')).toContain('>a bot plays for you<');
    expect(row('time')).toContain('yours');
    expect(row('absent')).toContain('yours');
    expect(row('left')).toContain('>a bot plays for you<');
    expect(row('left')).not.toContain('yours');
    expect(row('time', 'playing', [])).toContain('>waits until you’re back<');
    expect(row('resigned')).toContain('>in progress<');
    expect(row('time', 'over')).toContain('>finished<');
  });

  it('says where the others wait for the answer of the reader, and counts it among what waits', () => {
    const row = (awaited: readonly number[], toAct = false): string => {
      const seats = [{ ...table(59).seats[0]!, toAct }];
      const proposal = { id: 'q', kind: 'end', absent: null, by: 1, agreed: [1], awaited, left: 60_000 } as ProposalInfo;
      return render(TableList, { props: { id: 'mine', title: 'Mine', games: [], tables: [{ ...table(59), seats, proposal }] } }).body;
    };

    expect(row([0])).toContain('>you’re asked something<');
    expect(row([0])).toContain('yours');
    expect(row([0], true)).toContain('>your turn<');
    expect(row([])).toContain('>in progress<');
    expect(row([])).not.toContain('yours');
  });

  it('says when the last move was made, or when the table was set up, and what was played on from another game', () => {
    const at = new Date(2001, 1, 3).getTime();
    const row = (other: Partial<TableInfo>, moved = new Map<string, number>()): string =>
      render(TableList, { props: { id: 'mine', title: 'Mine', games: [], tables: [{ ...table(59), ...other }], moved } }).body;

    expect(row({ created: at })).toMatch(/>set up: [^<]*2001/);
    expect(row({}, new Map([['t59', at]]))).toMatch(/>last move: [^<]*2001/);
    expect(row({ result: { ended: at } as TableInfo['result'] })).toMatch(/>[^<]*2001/);
    expect(row({ branch: { table: null, ply: 4 } })).toContain('played on from another game');
    expect(row({})).not.toContain('played on');
  });

  it('tells how much time is left now, not when it was asked', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    const row = (): string =>
      render(TableList, {
        props: { id: 'waiting', title: 'Waiting', games: [], tables: [table(1)], timesUp: new Map([['t1', 75_000]]) },
      }).body;

    expect(row()).toContain('Time left: 1:05');
    now.mockReturnValue(70_000);
    expect(row()).toContain('Time left: 0:05');
    now.mockReturnValue(80_000);
    expect(row()).toContain('Time left: 0:00');
  });

  it('shows all of a few', () => {
    expect(body(8).match(/<li/g)).toHaveLength(8);
    expect(body(8)).not.toContain('<button');
  });
});
