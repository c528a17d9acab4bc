import { corners, emptyCorner } from './emptyCorner';
import type { Point, Size, ViewBox } from './viewBox';

/** Where the plate with the title and the compass lie on a sheet; null where there is no room for one. */
export interface PosterPlaces {
  readonly title: ViewBox | null;
  readonly compass: ViewBox | null;
}

/**
 * In corners of their own, in which nothing else lies.
 *
 * @param occupied points that they mustn't cover
 */
export function posterPlaces({ width, height }: Size, occupied: readonly Point[]): PosterPlaces {
  const unit = width / 100;
  const sheet = { x: 0, y: 0, width, height };
  const titles = corners(sheet, unit * 19, unit * 9, unit * 1.6);
  const compasses = corners(sheet, unit * 8.5, unit * 8.5, unit * 1.6);
  const title = emptyCorner(titles, occupied);
  const compass = emptyCorner(compasses, occupied, title);
  return {
    title: title === null ? null : (titles.get(title) ?? null),
    compass: compass === null ? null : (compasses.get(compass) ?? null),
  };
}
