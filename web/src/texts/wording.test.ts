import { describe, expect, it } from 'vitest';
import phrases from '../generated/phrases.json';
import type { Wording } from '../generated/wire';
import { worded } from './wording';

const said = (code: string, facts: Wording['facts'] = {}, parts: Wording['parts'] = {}): Wording => ({ code, facts, parts });

describe('what is wrong with a file', () => {
  it('is told in the language of the reader', () => {
    const wording = said('board.no-city', { city: 'alba' });
    expect(worded(wording, phrases.en)).toBe('there is no city "alba"');
    expect(worded(wording, phrases.es)).toBe('no existe la ciudad «alba»');
  });

  it('takes the form that goes with a number', () => {
    expect(worded(said('board.few-wilds', { wilds: '1' }), phrases.es)).toBe('solo hay 1 comodín');
    expect(worded(said('board.few-wilds', { wilds: '3' }), phrases.es)).toBe('solo hay 3 comodines');
  });

  it('has its parts put into the language too', () => {
    const found = said('board-file.found', { value: '"six"' });
    const wording = said('board-file.no-integer', { least: '1', most: '8' }, { found });
    expect(worded(wording, phrases.es)).toBe('debe ser un número entero de 1 a 8, no "six"');
  });

  it('tells why a file is no JSON without a word of another language', () => {
    const reason = said('json.comma-missing', { found: 'to' });
    const wording = said('board-file.not-json', { line: '12', column: '5' }, { reason });
    expect(worded(wording, phrases.es)).toBe('línea 12, columna 5: no es JSON: falta una coma antes de «to»');
  });

  it('is left to the sentence that came with it where there are no words for it or for a part', () => {
    expect(worded(said('board.unheard-of'), phrases.es)).toBeNull();
    expect(worded(said('board-file.no-text', {}, { found: said('unheard-of') }), phrases.es)).toBeNull();
  });
});
