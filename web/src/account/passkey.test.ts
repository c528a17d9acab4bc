import { expect, test } from 'vitest';
import { codeFor, isNumeric } from './passkey';

test('passkeys are for names, not for addresses of numbers', () => {
  expect(['127.0.0.1', '192.168.1.20', '[::1]', '[fe80::1]'].filter((host) => !isNumeric(host))).toEqual([]);
  expect(['localhost', 'anden.example', '1.anden.example', 'nas'].filter(isNumeric)).toEqual([]);
});

test('what a browser says is told apart as far as it can be', () => {
  expect(codeFor(new DOMException('', 'NotAllowedError'))).toBe('passkey-cancelled');
  expect(codeFor(new DOMException('', 'AbortError'))).toBe('passkey-cancelled');
  expect(codeFor(new DOMException('', 'InvalidStateError'))).toBe('passkey-known');
  expect(codeFor(new DOMException('', 'SecurityError'))).toBe('passkey-failed');
  expect(codeFor('something else')).toBe('passkey-failed');
});
