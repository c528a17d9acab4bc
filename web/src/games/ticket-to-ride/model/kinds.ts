import type { CardKind, RouteColor } from '../../../generated/wire';

/** In the order in which a hand is sorted: wilds last. */
export const kinds: readonly CardKind[] = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'black',
  'white',
  'wild',
];

/** The symbol of each colour, as path data around the origin: within 10 to all sides. */
export const symbols: Readonly<Record<CardKind, string>> = {
  red: 'M0-9 9.6 7.6H-9.6Z',
  blue: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z',
  green: 'M-8.6-8.8H8.6L2.4 0 8.6 8.8H-8.6L-2.4 0Z',
  yellow: 'M-7.5-7.5H7.5V7.5H-7.5Z',
  orange: 'M0-10 8 0 0 10-8 0Z',
  purple: 'M0-10 2.6-3.4 9.6-2.9 4.2 1.6 5.9 8.4 0 4.6-5.9 8.4-4.2 1.6-9.6-2.9-2.6-3.4Z',
  black: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z',
  white: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM-4.6 0A4.6 4.6 0 1 0 4.6 0A4.6 4.6 0 1 0-4.6 0Z',
  wild: 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0ZM0-10 1.5-5.5H-1.5ZM0 10 1.5 5.5H-1.5ZM10 0 5.5 1.5V-1.5ZM-10 0-5.5 1.5V-1.5ZM7.1-7.1 5-2.9 2.9-5ZM-7.1-7.1-5-2.9-2.9-5ZM7.1 7.1 5 2.9 2.9 5ZM-7.1 7.1-5 2.9-2.9 5Z',
};

/** The colour that a symbol has on a field of the kind's colour. */
export const onKind: Readonly<Record<CardKind | 'gray', string>> = {
  red: '#fff3e2',
  blue: '#f2f6ff',
  green: '#f4fbef',
  yellow: '#4a3508',
  orange: '#3d1d04',
  purple: '#fbf3ff',
  black: '#f4efe2',
  white: '#5a554a',
  wild: '#fff3d6',
  gray: '#4d483f',
};

/** The symbol of a route's spaces; none on gray ones, which take any colour. */
export function symbolOf(color: RouteColor): string | null {
  return color === 'gray' ? null : symbols[color];
}
