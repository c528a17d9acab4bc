/** Where a finished game is seen as it was before a choice that an analysis judged, with the knowledge of its seat. */
export function judgedChoice(table: string, { ply }: { readonly ply: number }, seat: number): string {
  return `/tables/${table}/replay?ply=${ply}&seat=${seat}&judged=${seat}`;
}
