import type { LoggedEvent, TunnelCardTurnedUp, TunnelView } from '../../../generated/wire';

/**
 * The cards turned up for the tunnel that is being claimed, in their order, as far as they were shown: the log is ahead
 * of what is shown.
 */
export function turnedUpCards(log: readonly LoggedEvent[], tunnel: TunnelView): readonly TunnelCardTurnedUp[] {
  const shown = Object.values(tunnel.turnedUp).reduce((sum, count) => sum + count, 0);
  const laid = log.findLastIndex(({ event }) => event.type === 'tunnelLaid' && event.route === tunnel.route);
  return log
    .slice(laid + 1)
    .flatMap(({ event }) => (event.type === 'tunnelCardTurnedUp' ? [event] : []))
    .slice(0, shown);
}
