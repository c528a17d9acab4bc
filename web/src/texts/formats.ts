/** How a language writes numbers, lists and moments. */
export interface Formats {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  /** With a sign, if it is to show that something is added or taken. */
  readonly signed: Intl.NumberFormat;
  readonly whole: Intl.NumberFormat;
  /** To a tenth. */
  readonly exact: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly signedPercent: Intl.NumberFormat;
  readonly signedWhole: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
  readonly time: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
}

const known = new Map<string, Formats>();

/** Those of a language. Each is made once: browsers take long to make one, and every text needs some. */
export function formats(language: string): Formats {
  const made = known.get(language) ?? make(language);
  known.set(language, made);
  return made;
}

function make(language: string): Formats {
  return {
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
    signed: new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }),
    whole: new Intl.NumberFormat(language, { maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    percent: new Intl.NumberFormat(language, { style: 'percent' }),
    signedPercent: new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }),
    signedWhole: new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
  };
}
