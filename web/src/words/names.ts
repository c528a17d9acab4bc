import type { GameInfo, GameOption, LevelInfo, SeatInfo, TableInfo } from '../generated/wire';
import { listed, t, texts, tFirst } from '../texts/texts.svelte';

/** What a game or a board is called in the reader's language; one that has no name there keeps its own. */
export function gameName({ name, names }: Pick<GameInfo, 'name' | 'names'>): string {
  return names[texts.language] ?? name;
}

/** What one of a game's options is called. */
export function optionName(option: GameOption): string {
  return tFirst([`option.${option.id}`]) ?? option.id;
}

/** What a value of an option is called. */
export function optionValueName(option: GameOption, value: string): string {
  return tFirst([`option.${option.id}.${value}`, `option.${value}`]) ?? value;
}

/** What isn't as usual at a table, as `name: value`; of what is simply there, its name. */
export function optionsInWords(game: GameInfo, table: Pick<TableInfo, 'options'>): string[] {
  return game.options.flatMap((option) => {
    const value = table.options[option.id] ?? option.standard;
    if (value === option.standard) return [];
    if (value === 'on') return [optionName(option)];
    return [t('option.chosen', { name: optionName(option), value: optionValueName(option, value) })];
  });
}

/** A bot's level in words; the level's own name if there are none. */
export function levelName(level: string): string {
  return tFirst([`level.${level}`]) ?? level;
}

/** A level with how hard it is to beat, and its place among those of its game: `Planner (hard, 6 of 8)`. */
export function levelInWords(level: LevelInfo, levels: readonly LevelInfo[]): string {
  return t('level.hardness', {
    name: levelName(level.name),
    difficulty: t(`difficulty.${level.difficulty}`),
    place: levels.indexOf(level) + 1,
    count: levels.length,
  });
}

/** How bots of a level play, in a sentence; null if nothing is known of it. */
export function levelManner(level: string): string | null {
  return tFirst([`level.${level}.about`]);
}

/** Where a board's data comes from, in words; null where it needs none, for it was compared with the box. */
export function provenanceName(provenance: string): string | null {
  if (provenance === 'reconstructed') return t('new.reconstructed');
  return provenance === 'invented' ? t('new.invented') : null;
}

/** What a seat is called: bots of one level at the same table are told apart by a number. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (info === undefined || info.kind === 'free') return t('seat.free');
  if (info.kind === 'person') return info.name === '' ? t('seat.gone') : info.name;
  if (isNetworkBot(info)) return info.name === '' ? t('seat.network.gone') : t('seat.network', { name: info.name });
  const alike = table.seats.filter((other) => other.kind === 'bot' && other.bot === info.bot);
  const name = levelName(info.bot);
  return alike.length > 1 ? `${name} ${alike.indexOf(info) + 1}` : name;
}

/** Whether somebody's program plays there, and not a bot of this server. */
export function isNetworkBot({ kind, bot }: Pick<SeatInfo, 'kind' | 'bot'>): boolean {
  return kind === 'bot' && bot === '';
}

/** Who has won, in a sentence: whoever left it to a bot hasn't, but that bot. */
export function winnerWords(table: TableInfo, winners: readonly number[]): string {
  const [first] = winners;
  if (winners.length > 1) return winnersWords(table, winners);
  if (first === undefined) return t('end.winner.you');
  const { kind, name, substitute } = table.seats[first]!;
  const left = substitute !== null;
  if (first === table.you) return t(left ? 'end.winner.bot.you' : 'end.winner.you');
  if (kind === 'person' && name === '') return t(left ? 'end.winner.bot.gone' : 'end.winner.gone');
  return t(left ? 'end.winner.bot' : 'end.winner', { name: seatName(table, first) });
}

/** Those who share a win; the reader, and somebody else, in a sentence of its own. */
function winnersWords(table: TableInfo, winners: readonly number[]): string {
  const others = winners.filter((seat) => seat !== table.you || table.seats[seat]!.substitute !== null);
  const name = (seats: readonly number[]): string => listed(seats.map((seat) => seatName(table, seat)));
  const shared = others.length === 1 && winners.length === 2;
  return shared ? t('end.winners.you', { name: name(others) }) : t('end.winners', { name: name(winners) });
}

/** The seats that the table waits for, the observer left out. */
export function waitedFor(table: TableInfo): SeatInfo[] {
  return table.seats.filter((info) => info.toAct && info.seat !== table.you);
}
