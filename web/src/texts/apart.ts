/** Letters that are written from right to left. */
const leftward = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefc}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name written from right to left doesn't draw its neighbours along: it gets marks around it that aren't seen. */
export function apart(name: string): string {
  return leftward.test(name) ? `\u2068${name}\u2069` : name;
}
