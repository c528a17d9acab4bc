/** What a key of the keyboard stands for at the table. */
export type KeyCommand =
  | { readonly do: 'deck' | 'tickets' | 'find' | 'map' | 'confirm' | 'decline' | 'escape' | 'whole' | 'skip' | 'help' }
  | { readonly do: 'market'; readonly slot: number }
  | { readonly do: 'zoom'; readonly direction: 1 | -1 };

const letters: Readonly<Record<string, KeyCommand>> = {
  d: { do: 'deck' },
  t: { do: 'tickets' },
  r: { do: 'find' },
  m: { do: 'map' },
  c: { do: 'confirm' },
  x: { do: 'decline' },
  s: { do: 'skip' },
  escape: { do: 'escape' },
  '?': { do: 'help' },
  '0': { do: 'whole' },
  '+': { do: 'zoom', direction: 1 },
  '-': { do: 'zoom', direction: -1 },
};

/** The command of a key; null if it has none. A key that is held down makes one choice, not the next one too. */
export function keyCommand({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): KeyCommand | null {
  const command = meaning(key);
  return repeat && command?.do !== 'zoom' ? null : command;
}

function meaning(key: string): KeyCommand | null {
  if (/^[1-5]$/.test(key)) return { do: 'market', slot: Number(key) - 1 };
  return letters[key.toLowerCase()] ?? null;
}
