import { describe, expect, it } from 'vitest';
import { found } from './found';
import { searchNames } from './searchNames';
import { sampleBoard } from './sampleBoard';

const names = (wish: string, things: readonly string[]): string[] => found(things, wish, (name) => [name]);

describe('finding a name', () => {
  const usa = ['Montréal–New York', 'New Orleans–Houston', 'Calgary–Helena', 'Santa Fe–Denver', 'Denver–El Paso'];

  it('minds neither accents nor capitals, and any word may begin it', () => {
    expect(names('mont', usa)).toEqual(['Montréal–New York']);
    expect(names('NEW hou', usa)).toEqual(['New Orleans–Houston']);
    expect(names(' ', usa)).toHaveLength(usa.length);
  });

  it('forgives slips: a wrong letter, one too many, one that is missing, two that are swapped', () => {
    expect(names('sante fe', usa)).toEqual(['Santa Fe–Denver']);
    expect(names('new yrok', usa)).toEqual(['Montréal–New York']);
    expect(names('hellena', usa)).toEqual(['Calgary–Helena']);
    expect(names('clgary', usa)).toEqual(['Calgary–Helena']);
    expect(names('motnreal', usa)).toEqual(['Montréal–New York']);
  });

  it('forgives nothing where something is called as was written', () => {
    expect(names('denver', [...usa, 'Denvor'])).toEqual(['Santa Fe–Denver', 'Denver–El Paso']);
    expect(names('fee', usa)).toEqual([]);
    expect(names('xxxxxxx', usa)).toEqual([]);
  });

  it('knows letters that are no accents', () => {
    expect(names('kobenhavn', ['København', 'Zürich'])).toEqual(['København']);
    expect(names('lodz strasse', ['Łódź–Straße'])).toEqual(['Łódź–Straße']);
  });

  it('takes each word of a name once', () => {
    expect(names('new new', ['New York–Boston', 'New York–New Orleans'])).toEqual(['New York–New Orleans']);
  });
});

describe('what a place is looked for by', () => {
  it('is what people call it elsewhere, too', () => {
    const { city, route } = searchNames(sampleBoard(), { north: ['Norte'], east: ['Este'] });
    expect(city('north')).toEqual(['North', 'Norte']);
    expect(route('north--east')).toEqual(['North–East', 'North–Este', 'Norte–East', 'Norte–Este']);
  });
});
