/**
 * What is said of a thing after its name, to whoever hears the page; nothing where there are no words. As attributes to
 * be spread: Svelte's own don't know this one.
 */
export function described(...words: readonly string[]): Readonly<Record<string, string>> {
  const said = words.filter((part) => part !== '').join(' ');
  return said === '' ? {} : { 'aria-description': said };
}
