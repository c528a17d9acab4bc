/** So many random bytes, in hexadecimal digits. Also where a page comes over plain HTTP. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), twoDigits).join('');
}

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
