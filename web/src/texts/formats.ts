/** How numbers are written: what is below zero has a minus, which is as wide as a plus, not a hyphen. */
export interface Numerals {
  format(number: number): string;
}

/** How a language writes numbers, lists and moments. */
export interface Formats {
  readonly plural: Intl.PluralRules;
  readonly number: Numerals;
  /** With a sign, if it is to show that something is added or taken. */
  readonly signed: Numerals;
  readonly whole: Numerals;
  /** To a tenth. */
  readonly exact: Numerals;
  readonly percent: Numerals;
  readonly signedPercent: Numerals;
  readonly signedWhole: Numerals;
  readonly list: Intl.ListFormat;
  /** Of things of which one is enough: `Ana or Luis`. */
  readonly alternatives: Intl.ListFormat;
  readonly time: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly fullDay: Intl.DateTimeFormat;
  /** A day to come: `12 December`, and with its year if it isn't this one. */
  readonly dayAhead: Intl.DateTimeFormat;
  readonly fullDayAhead: Intl.DateTimeFormat;
  /** Of a moment of UTC, so that a month is the same for everybody. */
  readonly month: Intl.DateTimeFormat;
  /** How long ago something was, in a word where there is one: `yesterday`. */
  readonly ago: Intl.RelativeTimeFormat;
}

const known = new Map<string, Formats>();

/** Those of a language. Each is made once: browsers take long to make one, and every text needs some. */
export function formats(language: string): Formats {
  const made = known.get(language) ?? make(language);
  known.set(language, made);
  return made;
}

/** English is written as in Britain here: no comma before the last of a list, and hours from 0 to 23. */
const countries: Readonly<Record<string, string>> = { en: 'en-GB' };

/** How the reader's country writes the language, as far as the browser tells which. */
function regional(language: string): string {
  const wished = globalThis.navigator?.languages ?? [];
  return wished.find((one) => one.startsWith(`${language}-`) && isTag(one)) ?? countries[language] ?? language;
}

/** Whether it names a language; some systems have browsers wish for `en-US@posix`, by which nothing can be written. */
function isTag(word: string): boolean {
  try {
    Intl.getCanonicalLocales(word);
    return true;
  } catch {
    return false;
  }
}

function make(language: string): Formats {
  const local = regional(language);
  return {
    plural: new Intl.PluralRules(language),
    number: numerals(language),
    signed: numerals(language, { signDisplay: 'exceptZero' }),
    whole: numerals(language, { maximumFractionDigits: 0 }),
    exact: numerals(language, { maximumFractionDigits: 1 }),
    percent: numerals(language, { style: 'percent' }),
    signedPercent: numerals(language, { style: 'percent', signDisplay: 'exceptZero' }),
    signedWhole: numerals(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    list: new Intl.ListFormat(countries[language] ?? language, { type: 'conjunction' }),
    alternatives: new Intl.ListFormat(countries[language] ?? language, { type: 'disjunction' }),
    time: new Intl.DateTimeFormat(local, { timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(local, { day: 'numeric', month: 'short' }),
    fullDay: new Intl.DateTimeFormat(local, { day: 'numeric', month: 'short', year: 'numeric' }),
    dayAhead: new Intl.DateTimeFormat(local, { day: 'numeric', month: 'long' }),
    fullDayAhead: new Intl.DateTimeFormat(local, { day: 'numeric', month: 'long', year: 'numeric' }),
    month: new Intl.DateTimeFormat(local, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    ago: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
  };
}

function numerals(language: string, options: Intl.NumberFormatOptions = {}): Numerals {
  const written = new Intl.NumberFormat(language, options);
  return { format: (number) => written.format(number).replace('-', '−') };
}
