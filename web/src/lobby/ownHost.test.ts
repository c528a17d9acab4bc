import { describe, expect, it } from 'vitest';
import { isOwnHost } from './ownHost';

const hostOf = (address: string): string => new URL(address).hostname;

describe('an address', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://127.1.2.3', 'http://[::1]:8080'])(
    'such as %s leads nobody but whoever is at the machine itself',
    (address) => expect(isOwnHost(hostOf(address))).toBe(true),
  );

  it.each(['http://192.168.1.7:8080', 'https://games.example.org', 'http://localhost.example.org', 'http://[fe80::1]:8080'])(
    'such as %s can be followed by others',
    (address) => expect(isOwnHost(hostOf(address))).toBe(false),
  );
});
