/** What a finished game is called as a file, wherever it was played. */
export function gameFile(game: string, id: string): string {
  return `anden-${game}-${id}.txt`;
}
