import { KeptSwitch } from '../browser/keptSwitch.svelte';

/** Who is heard at tables. */
export const hearing = {
  /** Those who only watch. */
  watchers: new KeptSwitch('anden.talk.watchers'),
};
