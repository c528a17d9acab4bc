import { wireLimits, type TimeControl } from '../generated/wire';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** What the fields of one's own begin with, by the kind of time. */
export const ownTimes: readonly Exclude<TimeControl, { type: 'none' }>[] = [
  { type: 'live', bank: 10 * minute, bonus: 15 * second },
  { type: 'correspondence', turn: 12 * hour },
];

/** A number to type: so many of a unit. */
export interface OwnTimeField {
  readonly name: 'bank' | 'bonus' | 'turn';
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

/** Milliseconds of each field's unit, and how many of them there can be: the server takes no more. */
const units = {
  bank: { unit: minute, least: 1, most: wireLimits.longestBank / minute },
  bonus: { unit: second, least: 0, most: wireLimits.longestBonus / second },
  turn: { unit: hour, least: 1, most: wireLimits.longestTurn / hour },
} as const;

/** The numbers that say a time. */
export function timeFields(control: TimeControl): readonly OwnTimeField[] {
  switch (control.type) {
    case 'none':
      return [];
    case 'live':
      return [field('bank', control.bank), field('bonus', control.bonus)];
    case 'correspondence':
      return [field('turn', control.turn)];
  }
}

/** The same time with another number in one of its fields. */
export function withField(control: TimeControl, name: OwnTimeField['name'], count: number): TimeControl {
  return { ...control, [name]: count * units[name].unit };
}

/** The nearest number that a field can hold; what isn't a number is the least. */
export function within({ least, most }: Pick<OwnTimeField, 'least' | 'most'>, count: number): number {
  return Number.isNaN(count) ? least : Math.min(most, Math.max(least, Math.round(count)));
}

function field(name: OwnTimeField['name'], milliseconds: number): OwnTimeField {
  const { unit, least, most } = units[name];
  return { name, least, most, count: Math.round(milliseconds / unit) };
}
