/**
 * Takes the secret that an address has behind its `#`, now and whenever another one is opened on the same page, of which
 * nothing is then loaded anew. A secret is neither left in the bar nor in the history.
 *
 * @returns what ends that
 */
export function secretOfAddress(take: (secret: string) => void): () => void {
  function read(): void {
    const secret = location.hash.slice(1);
    history.replaceState(null, '', location.pathname);
    take(secret);
  }

  function another(): void {
    if (location.hash !== '') read();
  }

  read();
  addEventListener('hashchange', another);
  return () => removeEventListener('hashchange', another);
}
