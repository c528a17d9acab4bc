/** In how many rows tickets that are offered stand above the cards: they are as wide as a name that can be read. */
export function rowsOf(tickets: number, width: number): number {
  const margins = 50;
  const [each, gap] = tickets < 5 ? [225, 14] : [180, 10];
  return Math.ceil(tickets / Math.max(1, Math.floor((width - margins + gap) / (each + gap))));
}
