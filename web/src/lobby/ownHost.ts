/** What every machine calls itself: an address with such a host leads whoever follows it to their own machine. */
export function isOwnHost(hostname: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
