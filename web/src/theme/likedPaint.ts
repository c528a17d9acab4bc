import { stored, type Storing } from '../browser/stored';
import type { Paint } from '../generated/wire';
import { paints } from './paints';

/** Under this it is kept which colour somebody chose last. */
const key = 'anden.paint';

/** Each of the people of this device has their own. */
function keyOf(number: number): string {
  return number === 0 ? key : `${key}.${number}`;
}

/** Keeps the colour that one of the people of this device has chosen: they get it wherever nobody else has it. */
export function likePaint(paint: Paint, number = 0, storing: Storing = stored): void {
  storing.setItem(keyOf(number), paint);
}

/** The colour that one of the people of this device chose last; undefined if they never chose. */
export function likedPaint(number = 0, storing: Storing = stored): Paint | undefined {
  const word = storing.getItem(keyOf(number));
  return paints.find((paint) => paint === word);
}
