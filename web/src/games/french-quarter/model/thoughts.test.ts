import { describe, expect, it } from 'vitest';
import type { FqThought } from '../../../generated/wire';
import { marked, stepsOf } from './advised';
import type { QuarterIndex } from './boardIndex';
import { thoughtsInWords } from './thoughts';

const names: Readonly<Record<string, string>> = { cafe: 'the café', pub: 'the pub', shop: 'the other shop' };

const index = {
  board: { activities: { food: { street: 'decatur', boxes: [], multipliers: [], bonuses: [] } }, lineStarts: [] },
  building: (id: string) => ({ name: names[id] }),
  streetName: () => 'Decatur St',
} as unknown as QuarterIndex;

const told = (...thoughts: FqThought[]): readonly string[] => thoughtsInWords(thoughts, index);

const turn: FqThought = {
  type: 'turnSteps',
  steps: [
    { type: 'moveTourist', building: 'cafe', further: false },
    { type: 'mapBuilding', building: 'cafe', value: '3' },
    { type: 'takeMultiplier', activity: 'food' },
  ],
};

describe('what a bot says for its choice', () => {
  it('begins with how the turn goes on and what it brings, and the map shows where', () => {
    const points: FqThought = {
      type: 'turnPoints',
      parts: [
        { source: 'courtyards', points: 4 },
        { source: 'food', points: 1 },
      ],
    };
    expect(told(turn, points)).toEqual([
      'The turn goes on like this: go to the café, map the café with 3 and take the multiplier of Food.',
      'Points of this turn: Courtyards +4, Food +1.',
      'The buildings of this turn are marked on the map.',
    ]);
    expect([...marked(stepsOf([turn, points]))]).toEqual(['cafe']);
  });

  it('tells of the tracks', () => {
    expect(
      told(
        { type: 'trackMultiplier', activity: 'food', multiplier: 2, buildings: 3 },
        { type: 'trackMultiplier', activity: 'food', multiplier: 1, buildings: 0 },
        { type: 'circleNext', activity: 'food' },
        { type: 'streetBuildings', activity: 'food', buildings: 1 },
        { type: 'nextPerformer', row: 2, marked: 3, more: 5 },
      ),
    ).toEqual([
      'Food gets ×2, and 3 mapped buildings count for it already.',
      'Food gets ×1, for all that you’ll map on Decatur St.',
      'Food is then one icon away from a circle.',
      'That makes 1 mapped building on Decatur St: a multiplier of Food would count for it.',
      '3 performers in the bottom row: the next one is worth 5.',
    ]);
  });

  it('calls a bonus of the party a price, and any other one a gain', () => {
    const [gain = '', price = ''] = told(
      { type: 'trackBonus', activity: 'shopping', bonus: 'shopping-a' },
      { type: 'trackBonus', activity: 'party', bonus: 'party-b' },
    );
    expect(gain).toMatch(/^You unlock bonus A of Shopping\. ./);
    expect(price).toMatch(/^The price is bonus B of Party\. ./);
  });

  it('tells of the numbers that fit', () => {
    expect(
      told(
        { type: 'fewValues', building: 'pub', values: [3] },
        { type: 'fewValues', building: 'pub', values: [3, 4] },
        { type: 'fewValues', building: 'pub', values: [] },
        { type: 'closedBuildings', buildings: ['cafe', 'pub'] },
      ),
    ).toEqual([
      'Only a 3 fits into the pub.',
      'Only 3 and 4 fit into the pub.',
      'No number fits into the pub, but W does.',
      'The price: no number will fit into the café and the pub any more.',
    ]);
  });

  it('tells of the Second Line, and of others only where there are any', () => {
    expect(
      told(
        { type: 'lineAdvances', points: 1, most: null },
        { type: 'lineAdvances', points: 2, most: 4 },
        { type: 'lineReaches', mapped: ['pub'], open: ['cafe'] },
        { type: 'lineReaches', mapped: [], open: ['cafe'] },
        { type: 'lineBuildings', buildings: ['cafe', 'pub'] },
      ),
    ).toEqual([
      'The Second Line advances at the end of the round: 1 point for what touches it already.',
      'The Second Line advances at the end of the round: as things stand, 2 points for you and 4 at most for another player.',
      'It reaches the pub, which you have mapped. It reaches the café, where you can still map.',
      'It reaches the café, where you can still map.',
      'the café and the pub touch a Second Line: a point each whenever it advances.',
    ]);
  });

  it('tells what asks for more, and that nothing does any more', () => {
    expect(
      told(
        { type: 'nextCourtyard', visited: 1, more: 4 },
        { type: 'nextCourtyard', visited: 2, more: 6 },
        { type: 'nextRiverwalk', points: 8 },
        { type: 'nextGiftShop', building: 'shop' },
        { type: 'vacationBuildings', mapped: 3, all: 4 },
        { type: 'lastTurn' },
      ),
    ).toEqual([
      'It’s your first courtyard: the next one is worth 4.',
      'That makes 2 courtyards: the next one is worth 6.',
      'A second visit to the Riverwalk brings 8 points.',
      'The gift shops score once the other shop is mapped as well.',
      'For your vacation, 3 of 4 are mapped then.',
      'It’s your last turn: there is nothing left to prepare.',
    ]);
  });
});
