import type { BoardIndex } from './boardIndex';
import { otherNames } from './otherNames';

/** All that cities and routes are called by those who look for them, by id. */
export interface SearchNames {
  city(id: string): readonly string[];
  route(id: string): readonly string[];
}

export function searchNames(index: BoardIndex, others = otherNames): SearchNames {
  const city = (id: string): readonly string[] => [index.cityName(id), ...(others[id] ?? [])];
  return {
    city,
    route(id) {
      const route = index.routes.get(id);
      if (route === undefined) return [id];
      const number = index.twinNumber(id);
      const end = number === null ? '' : ` ${number}`;
      return city(route.from).flatMap((from) => city(route.to).map((to) => `${from}–${to}${end}`));
    },
  };
}
