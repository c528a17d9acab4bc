import type { Label } from '../../../generated/wire';
import type { Point, ViewBox } from '../../../map/viewBox';

/** The breadth of a letter of the map's face, in sizes of type: a little more than most letters have. */
const letter = 0.55;

/** The boxes around the lines of a name on the map. */
export function labelBoxes(label: Label, fontSize: number): ViewBox[] {
  return label.lines.map((line, number) => {
    const width = line.length * letter * fontSize;
    const x = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
    return { x, y: label.y + (number - 0.9) * fontSize, width, height: fontSize * 1.25 };
  });
}

/** Points all along the lines of a name on the map, one for every letter. */
export function labelPoints(label: Label, fontSize: number): Point[] {
  return labelBoxes(label, fontSize).flatMap(({ x, width }, number) => {
    const { length } = label.lines[number]!;
    return Array.from({ length: length + 1 }, (_, place) => ({
      x: x + (place / length) * width,
      y: label.y + (number - 0.3) * fontSize,
    }));
  });
}
