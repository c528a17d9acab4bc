import type { SeatClock, TableInfo } from '../generated/wire';
import { pageTime } from '../ui/pageTime';
import { leftOf } from '../words/time';

/** When each clock was told, in milliseconds since the page was opened: whoever looks at it may come much later. */
const toldAt = new WeakMap<SeatClock, number>();

/** A table was told: what it says of its clocks is how they stand now. One that was told before is as old as it is. */
export function clocksTold({ seats }: TableInfo): void {
  for (const { clock } of seats) if (clock !== null) noted(clock);
}

/** What is left of a clock at this moment: worked out anew as time passes. */
export function leftNow(clock: SeatClock): number {
  const told = noted(clock);
  return leftOf(clock, clock.runs || clock.stands > 0 ? pageTime() - told : 0);
}

/** Whether a clock runs at this moment: one that stood because its person was away may do so by now. */
export function runsNow(clock: SeatClock): boolean {
  const told = noted(clock);
  return clock.runs || (clock.stands > 0 && pageTime() - told > clock.stands);
}

function noted(clock: SeatClock): number {
  const told = toldAt.get(clock) ?? performance.now();
  toldAt.set(clock, told);
  return told;
}
