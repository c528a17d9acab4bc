import type { Me } from '../generated/wire';
import { stored, type Storing } from './stored';

/** Under this the browser keeps it: the server tells it once. */
const key = 'anden.protected-elsewhere';

/**
 * Whether whoever played in this browser has protected their games on another device since. From then on the browser is
 * a newcomer's, and what they played is to be found by signing in.
 */
export class ProtectedElsewhere {
  told = $state(false);

  constructor(private readonly storing: Storing = stored) {
    this.told = storing.getItem(key) !== null;
  }

  /** What the server says of who is here. */
  hear({ protectedElsewhere, handle }: Pick<Me, 'protectedElsewhere' | 'handle'>): void {
    if (handle !== null) this.putAway();
    else if (protectedElsewhere) {
      this.storing.setItem(key, 'told');
      this.told = true;
    }
  }

  /** They have signed in, or read it. */
  putAway(): void {
    if (this.told) this.storing.removeItem(key);
    this.told = false;
  }
}

export const protectedElsewhere = new ProtectedElsewhere();
