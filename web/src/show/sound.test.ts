import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

let Sound: (typeof import('./sound'))['Sound'];

beforeEach(async () => {
  vi.resetModules();
  ({ Sound } = await import('./sound'));
  Synthesizer.made = [];
  vi.stubGlobal('AudioContext', Synthesizer);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('localStorage', { getItem: () => null });
});

/** The next moment. */
const later = (): Promise<void> => Promise.resolve();

afterEach(() => vi.unstubAllGlobals());

test('the synthesizer rests once the last note of all cues has ended, and wakes for the next', async () => {
  const sound = new Sound();
  sound.play('place');
  await later();
  sound.play('take');
  await later();
  const [synthesizer] = Synthesizer.made;
  const [first, second, third] = synthesizer!.tones;

  first!.onended!();
  third!.onended!();
  expect(synthesizer!.runs).toBe(true);
  second!.onended!();
  expect(synthesizer!.runs).toBe(false);

  sound.play('take');
  await later();
  expect(synthesizer!.runs).toBe(true);
  expect(Synthesizer.made).toHaveLength(1);
});

test('all tables that are shown one after the other have one synthesizer, which rests when none of them sounds', async () => {
  const [before, after] = [new Sound(), new Sound()];
  before.play('take');
  after.play('take');
  await later();
  expect(Synthesizer.made).toHaveLength(1);

  const [synthesizer] = Synthesizer.made;
  synthesizer!.tones[0]!.onended!();
  expect(synthesizer!.runs).toBe(true);
  synthesizer!.tones[1]!.onended!();
  expect(synthesizer!.runs).toBe(false);
});

test('of all that happens at one moment only the most important is heard', async () => {
  const sound = new Sound();
  for (const cue of ['take', 'end', 'turn', 'take', 'place'] as const) sound.play(cue);
  await later();
  expect(Synthesizer.made[0]!.tones.map(({ frequency }) => frequency.value)).toEqual([392, 494, 587]);
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

test('nothing sounds before the page was touched', async () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  new Sound().play('turn');
  await later();
  expect(Synthesizer.made).toHaveLength(0);
});
