import type { NetworkBot } from '../generated/wire';
import { api } from '../net/http';

/** The programs of whoever has an account; none for guests, and as long as nobody can be asked. */
export async function ownBots(): Promise<readonly NetworkBot[]> {
  try {
    return (await api.me()).handle === null ? [] : (await api.networkBots()).bots;
  } catch {
    return [];
  }
}
