import { describe, expect, it } from 'vitest';
import { bytesOf, textOf } from './base64';

describe('a key', () => {
  it('is written as browsers and servers write it, and read again', () => {
    const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

    expect(bytesOf(key)).toHaveLength(65);
    expect(textOf(bytesOf(key).buffer)).toBe(key);
  });
});
