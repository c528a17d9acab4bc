/** A module with one type, a record: what the program of a game on this device is made of. */
const withRecord = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0];

/** Whether this browser can play by itself: it takes workers, and WebAssembly with garbage collection. */
export function isHerePossible(): boolean {
  try {
    return 'Worker' in globalThis && WebAssembly.validate(new Uint8Array(withRecord));
  } catch {
    return false;
  }
}
