import { describe, expect, it } from 'vitest';
import { HttpFailure } from '../net/http';
import { hopeOf } from './problems';

describe('hopeOf', () => {
  const failure = (code: string) => new HttpFailure(503, { code, facts: {}, detail: '' });

  it('is for what the page asks for again by itself', () => {
    expect(hopeOf(failure('unreachable'))).toBe('trouble.unreachable');
    expect(hopeOf(failure('not-read'))).toBe('trouble.unread');
    expect(hopeOf(failure('no-such-table'))).toBeNull();
    expect(hopeOf(new Error('a mistake'))).toBeNull();
  });
});
