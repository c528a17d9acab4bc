import type { Role } from '../../../generated/wire';

/** How the front of a house is drawn. */
export interface Facade {
  /** The roof, as a path from the upper left corner. */
  readonly roof: string;
  /** How high the roof is. */
  readonly eaves: number;
  /** Which of the four plasters the wall has. */
  readonly plaster: number;
}

/** How high the gallery of iron lace is that runs along a house, and how far above its foot it stands. */
export const gallery = { height: 9, above: 40 };

const plasters = 4;

/** The front of a house: always the same for the same house, and not the same as its neighbours'. */
export function facadeOf(id: string, width: number): Facade {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const roofs = [parapet, mansard, hipped];
  const roof = roofs[Math.floor(number / plasters) % roofs.length]!;
  return { roof: roof(width), eaves: 8, plaster: number % plasters };
}

/** Whether a house has a gallery: those that stand for themselves are drawn otherwise. */
export function hasGallery(role: Role): boolean {
  return role !== 'courtyard' && role !== 'riverwalk' && role !== 'gift-shop';
}

/** Straight, with a row of dentils and a chimney at the side. */
function parapet(width: number): string {
  const dentils = Array.from({ length: Math.floor((width - 6) / 8) }, (_, number) => `M${5 + number * 8} 5.500h4v3h-4Z`);
  return `M0 1.500H${width - 20}V-2.500H${width - 13}V1.500H${width}V5.500H0Z${dentils.join('')}`;
}

/** Steep, with dormers. */
function mansard(width: number): string {
  const count = width > 70 ? 3 : 1;
  const dormers = Array.from({ length: count }, (_, number) => {
    const x = ((number + 0.5) * width) / count - 5;
    return `M${x} 6V1L${x + 5} -3 ${x + 10} 1V6Z`;
  });
  return `M0 8 5 1H${width - 5}L${width} 8Z${dormers.join('')}`;
}

/** Low, rising to the middle, with two chimneys. */
function hipped(width: number): string {
  const chimney = (x: number): string => `M${x} 5V-2h6V5Z`;
  return `M-1 8 ${width * 0.22} 1H${width * 0.78}L${width + 1} 8Z${chimney(width * 0.26)}${width > 70 ? chimney(width * 0.68) : ''}`;
}
