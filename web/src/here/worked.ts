import type { Playing } from './hereLink';

/** A worker that plays one game. */
export function worked(): Playing {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as Playing;
}
