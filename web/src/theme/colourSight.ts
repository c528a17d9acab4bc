/** A colour in CIELAB under D65: lightness, then the two axes of hue. */
export type Lab = readonly [number, number, number];

type Row = readonly [number, number, number];

export type Sight = keyof typeof sights;

/**
 * What becomes of linear red, green and blue in an eye without one kind of cone: G. M. Machado, M. M. Oliveira,
 * L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15 (2009), severity 1.0.
 */
export const sights = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Row, Row, Row]>>;

/** From linear sRGB to CIE XYZ, each divided by the D65 white (IEC 61966-2-1). */
const toXyz: readonly [Row, Row, Row] = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

/** How a colour such as `#c8372d` looks to an eye. */
export function seen(color: string, sight: Sight): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const light = times(sights[sight], [red!, green!, blue!]).map((part) => Math.min(1, Math.max(0, part)));
  const [x, y, z] = times(toXyz, light as unknown as Row).map(cubed);
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

/** How far two colours lie apart: CIE76, the straight distance in CIELAB. About 2 is just noticed side by side. */
export function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function cubed(part: number): number {
  return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
}

function times(matrix: readonly Row[], vector: Row): number[] {
  return matrix.map((row) => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]);
}
