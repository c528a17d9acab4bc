import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sound } from './sound';

class Tone {
  type = '';
  frequency = { value: 0 };
  onended: (() => void) | null = null;
  connect<T>(next: T): T {
    return next;
  }
  start(): void {}
  stop(): void {}
}

class Synthesizer {
  static made: Synthesizer[] = [];
  currentTime = 0;
  destination = {};
  runs = false;
  tones: Tone[] = [];

  constructor() {
    Synthesizer.made.push(this);
  }
  resume(): Promise<void> {
    this.runs = true;
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.runs = false;
    return Promise.resolve();
  }
  createOscillator(): Tone {
    const tone = new Tone();
    this.tones.push(tone);
    return tone;
  }
  createGain(): object {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: <T>(next: T): T => next };
  }
}

beforeEach(() => {
  Synthesizer.made = [];
  vi.stubGlobal('AudioContext', Synthesizer);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

afterEach(() => vi.unstubAllGlobals());

test('the synthesizer rests once the last note of all cues has ended, and wakes for the next', () => {
  const sound = new Sound();
  sound.play('place');
  sound.play('take');
  const [synthesizer] = Synthesizer.made;
  const [first, second, third] = synthesizer!.tones;

  first!.onended!();
  third!.onended!();
  expect(synthesizer!.runs).toBe(true);
  second!.onended!();
  expect(synthesizer!.runs).toBe(false);

  sound.play('take');
  expect(synthesizer!.runs).toBe(true);
  expect(Synthesizer.made).toHaveLength(1);
});

test('where nothing can be kept, a table is silent all the same once somebody wants it to be', () => {
  const fails = (): never => {
    throw new Error('not allowed');
  };
  vi.stubGlobal('localStorage', { getItem: fails, setItem: fails });
  new Sound().on = false;
  expect(new Sound().on).toBe(false);
  new Sound().on = true;
});

test('nothing sounds before the page was touched', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  new Sound().play('turn');
  expect(Synthesizer.made).toHaveLength(0);
});
