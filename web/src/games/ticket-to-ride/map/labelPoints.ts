import type { Label } from '../../../generated/wire';
import type { Point } from '../../../map/viewBox';

/** The breadth of a letter of the map's face, in sizes of type: a little more than most letters have. */
const letter = 0.55;

/** Points all along the lines of a name on the map, one for every letter. */
export function labelPoints(label: Label, fontSize: number): Point[] {
  return label.lines.flatMap((line, number) => {
    const width = line.length * letter * fontSize;
    const start = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
    return Array.from({ length: line.length + 1 }, (_, place) => ({
      x: start + (place / line.length) * width,
      y: label.y + (number - 0.3) * fontSize,
    }));
  });
}
