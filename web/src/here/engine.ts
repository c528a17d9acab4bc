import type { ClientMessage } from '../generated/wire';
import type { HereQuestion, SetUp } from './messages';

/** The program of the module `browser`: one table at which one person plays. Times are milliseconds since 1970. */
export interface Engine {
  /** A game begins: messages, the first of which is `welcome`. */
  begin(setUp: SetUp, now: number): string;
  /** A game goes on from what [log] has kept; throws with a sentence if that is damaged. */
  resume(setUp: SetUp, log: string, now: number): string;
  /** Messages that answer one. */
  tell(message: ClientMessage, now: number): string;
  /** What answers a question, by which nothing changes; throws with a sentence if nothing does. */
  ask(question: HereQuestion): string;
  /** Whether a bot has something to choose. */
  botsToAct(): boolean;
  /** Milliseconds that the next bot has yet to wait, as the last choice may be taken back. */
  botsWait(now: number): number;
  /** One bot makes one choice, or only thinks about it as long as it has to wait: messages about what happens. */
  letBotAct(now: number): string;
  /** Milliseconds that bots wait from now on where a choice may be taken back. */
  pause(milliseconds: number): void;
  /** All that has happened, to go on with another time. */
  log(): string;
}

/** What the program gives: only numbers cross over, so texts go letter by letter. */
interface Program {
  put(letter: number): void;
  length(): number;
  letter(place: number): number;
  begin(now: number): void;
  resume(now: number): void;
  tell(now: number): void;
  ask(): void;
  letBotAct(now: number): void;
  botsWait(now: number): number;
  pause(milliseconds: number): void;
  log(): void;
}

/** What the translator's library asks of a page, and needs for nothing here. */
function missing(name: string): never {
  throw new Error(`The program asks for ${name}, which isn’t there`);
}

/** The same for a whole part of it: whatever is asked for by name is there, and can’t be called. */
function unused(part: string, used: Readonly<Record<string, unknown>>): WebAssembly.ModuleImports {
  const functions = new Proxy(used, {
    get: (target, name: string) => target[name] ?? (() => missing(`${part}.${name}`)),
  });
  return functions as WebAssembly.ModuleImports;
}

/** What the program says of the memory beside its objects, in pages of 64 KiB and in bytes. */
interface MemoryNeeds {
  readonly min: number;
  readonly dataSize?: number;
}

function memoryNeeds(module: WebAssembly.Module): MemoryNeeds {
  const [section] = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements');
  return section === undefined ? { min: 1 } : (JSON.parse(new TextDecoder().decode(section)) as MemoryNeeds);
}

/** As much memory as numbers reach. */
const most = 2 ** 31 - 1;
const page = 2 ** 16;

function imports({ min, dataSize = 0 }: MemoryNeeds): WebAssembly.Imports {
  const fixed = (value: number) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  return {
    page: { nanoseconds: () => performance.now() * 1e6 },
    env: { memory: new WebAssembly.Memory({ initial: min, maximum: Math.ceil(most / page) }) },
    teavmMemory: { notifyHeapResized: () => {}, heapOffset: fixed(Math.ceil(dataSize / 8) * 8), maxSize: fixed(most) },
    teavmMath: { sqrt: Math.sqrt, ceil: Math.ceil, pow: Math.pow },
    teavmDate: unused('teavmDate', {}),
    teavm: unused('teavm', { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => {} }),
    teavmJso: unused('teavmJso', {
      stringBuiltinsSupported: () => 0,
      // The one function that the program makes of a text gives back what it is given: no text is looked at.
      createFunction1: () => (value: unknown) => value,
      callFunction1: (given: (value: unknown) => unknown, value: unknown) => given(value),
      // The class of what starts the program, which nobody calls.
      createClass: () => ({}),
      defineFunction: () => ({}),
      defineStaticMethod: () => {},
    }),
    'wasm:js-string': unused('wasm:js-string', {
      fromCharCode: (code: number) => String.fromCharCode(code),
      concat: (first: string, second: string) => first + second,
    }),
  };
}

/** The program at an address, ready to play. */
export async function loadEngine(url: string): Promise<Engine> {
  const module = await WebAssembly.compileStreaming(fetch(url));
  const { exports } = await WebAssembly.instantiate(module, imports(memoryNeeds(module)));
  return engine(exports as unknown as Program);
}

/** Whether the program stopped where Java would have thrown: at an index out of bounds, or too deep in calls. */
function isStop(failure: unknown): boolean {
  return failure instanceof WebAssembly.RuntimeError || failure instanceof RangeError;
}

function engine(program: Program): Engine {
  function say(text: string): void {
    for (let place = 0; place < text.length; place++) program.put(text.charCodeAt(place));
  }
  function answer(): string {
    const letters = new Uint16Array(program.length());
    for (let place = 0; place < letters.length; place++) letters[place] = program.letter(place);
    const text = new TextDecoder('utf-16le').decode(letters);
    if (text.startsWith('{"failed":')) throw new Error((JSON.parse(text) as { failed: string }).failed);
    return text;
  }
  return {
    begin(setUp, now) {
      say(JSON.stringify(setUp));
      program.begin(now);
      return answer();
    },
    resume(setUp, log, now) {
      say(JSON.stringify({ setUp, log }));
      program.resume(now);
      return answer();
    },
    tell(message, now) {
      say(JSON.stringify(message));
      program.tell(now);
      return answer();
    },
    ask(question) {
      say(JSON.stringify(question));
      program.ask();
      return answer();
    },
    botsToAct: () => program.botsWait(0) >= 0,
    botsWait: (now) => Math.max(0, program.botsWait(now)),
    letBotAct(now) {
      try {
        program.letBotAct(now);
      } catch (failure) {
        if (!isStop(failure)) throw failure;
        // The table is as it was. Chance stands in for a bot at whose choice the program has stopped before.
        program.letBotAct(now);
      }
      return answer();
    },
    pause: (milliseconds) => program.pause(milliseconds),
    log() {
      program.log();
      return answer();
    },
  };
}
