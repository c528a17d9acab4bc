import { stored } from '../browser/stored';
import type { Cue } from './effects';

const kept = 'anden.sound';

interface Note {
  readonly hertz: number;
  /** Seconds after the cue. */
  readonly after: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
}

/** What matters more comes later. */
const byWeight: readonly Cue[] = ['take', 'place', 'turn', 'end'];

/** Each cue as a few notes: paper, a knock on wood, a bell, two short tones of a whistle. */
const cues: Record<Cue, readonly Note[]> = {
  take: [{ hertz: 620, after: 0, seconds: 0.06, wave: 'triangle' }],
  place: [
    { hertz: 196, after: 0, seconds: 0.12, wave: 'triangle' },
    { hertz: 294, after: 0.07, seconds: 0.2, wave: 'triangle' },
  ],
  turn: [
    { hertz: 659, after: 0, seconds: 0.22, wave: 'sine' },
    { hertz: 880, after: 0.13, seconds: 0.42, wave: 'sine' },
  ],
  end: [
    { hertz: 392, after: 0, seconds: 0.3, wave: 'sine' },
    { hertz: 494, after: 0.16, seconds: 0.3, wave: 'sine' },
    { hertz: 587, after: 0.32, seconds: 0.6, wave: 'sine' },
  ],
};

/** The synthesizer, which all tables of a page have in common: browsers let a page have only a few. */
let synthesizer: AudioContext | null = null;

/** Notes that haven't ended yet. */
let sounding = 0;

/**
 * Plays cues by a small synthesizer, which rests between them: while it runs, it takes power even in silence. Browsers
 * keep it silent until the page was touched once. Of what happens at one moment, such as all that happened while nobody
 * looked, only the most important is heard.
 */
export class Sound {
  /** What is to be heard in a moment; null if nothing is. */
  #next: Cue | null = null;

  get on(): boolean {
    return stored.getItem(kept) !== 'off';
  }

  set on(on: boolean) {
    stored.setItem(kept, on ? 'on' : 'off');
  }

  play(cue: Cue): void {
    if (!this.on || !navigator.userActivation?.hasBeenActive) return;
    if (this.#next === null) queueMicrotask(() => this.#sound());
    if (this.#next === null || byWeight.indexOf(cue) > byWeight.indexOf(this.#next)) this.#next = cue;
  }

  #sound(): void {
    const cue = this.#next!;
    this.#next = null;
    const context = (synthesizer ??= new AudioContext());
    void context.resume();
    cues[cue].forEach((note) => sound(context, note));
  }
}

function sound(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = note.wave;
  tone.frequency.value = note.hertz;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.07, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + note.seconds);
  tone.connect(volume).connect(context.destination);
  sounding++;
  tone.onended = () => {
    if (--sounding === 0) void context.suspend();
  };
  tone.start(start);
  tone.stop(start + note.seconds + 0.02);
}
