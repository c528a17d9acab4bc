/** Where a text is to be had as a file, until that is revoked. */
export function addressOf(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
}

/** Milliseconds after which every browser has taken what was saved. */
const fetched = 60_000;

/** Saves a text as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = addressOf(text);
  link.download = name;
  link.click();
  // Browsers fetch it later than that.
  setTimeout(() => URL.revokeObjectURL(link.href), fetched);
}
