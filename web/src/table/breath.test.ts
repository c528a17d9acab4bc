import { describe, expect, it } from 'vitest';
import { inOneBreath, type Saying } from './breath';

const own = (words: string): Saying => ({ words, own: true, turn: false });
const other = (words: string): Saying => ({ words, own: false, turn: false });
const turn = (words: string): Saying => ({ words, own: false, turn: true });

describe('what is said aloud of one moment', () => {
  it('is what one did oneself and whose turn it is then', () => {
    expect(inOneBreath([own('You claim a route.'), turn('It’s Ana’s turn.')])).toBe('You claim a route. It’s Ana’s turn.');
  });

  it('leaves out whose turn it was in between', () => {
    const all = [turn('It’s Ana’s turn.'), other('Ana draws.'), turn('It’s Blas’s turn.'), other('Blas draws.'), turn('Your turn.')];
    expect(inOneBreath(all)).toBe('Ana draws. Blas draws. Your turn.');
  });

  it('is not more than somebody listens to, but what one did oneself is in it', () => {
    const many = Array.from({ length: 20 }, (_, number) => other(`${number}.`));
    expect(inOneBreath([own('You draw.'), ...many])).toBe('You draw. 15. 16. 17. 18. 19.');
  });

  it('leaves out what isn’t worth a line where there is more to listen to', () => {
    const up = { ...other('A black card is turned up.'), aside: true };
    expect(inOneBreath([own('You take a red card.'), up])).toBe('You take a red card. A black card is turned up.');
    expect(inOneBreath([own('1.'), up, other('2.'), up, other('3.'), turn('Your turn.')])).toBe('1. 2. 3. Your turn.');
  });

  it('is nothing of nothing', () => {
    expect(inOneBreath([])).toBe('');
  });
});
