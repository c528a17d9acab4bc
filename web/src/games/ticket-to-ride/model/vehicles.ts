/**
 * The mark of each seat on its vehicles, as path data in a box of 24 by 10 around the origin: stripe, chevron, dots,
 * bar, ring. Together with the colour it says whose a vehicle is.
 */
export const marks: readonly string[] = [
  'M-10-1.2H10V1.2H-10Z',
  'M-7-4 -3 0 -7 4H-3.5L.5 0 -3.5-4ZM1-4 5 0 1 4H4.5L8.5 0 4.5-4Z',
  'M-8 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM4 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
  'M-2-5H2V5H-2Z',
  'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
];
