import type { Cue, Effect, Showing } from '../../../table/effects';
import type { TtrEvent, TtrView } from '../../../generated/wire';

const pause: Effect = { kind: 'pause' };

function show(milliseconds: number, effect: Effect, cue: Cue | null = null): Showing {
  return { milliseconds, effect, cue };
}

/** The place of the page where a seat's cards arrive. */
function handOf(view: TtrView, seat: number): string {
  return seat === view.observer ? 'hand' : `seat-${seat}`;
}

/** How an event of the family is seen and heard. */
export function showing(view: TtrView, event: TtrEvent): Showing {
  switch (event.type) {
    case 'cardDealt':
      return show(70, { kind: 'fly', card: event.card, from: 'deck', to: handOf(view, event.seat) });
    case 'deckCardDrawn':
      return show(320, { kind: 'fly', card: event.card, from: 'deck', to: handOf(view, event.seat) }, 'draw');
    case 'marketCardTaken': {
      const from = `market-${event.slot}`;
      return show(320, { kind: 'fly', card: event.card, from, to: handOf(view, event.seat) }, 'draw');
    }
    case 'marketFilled':
      return show(200, { kind: 'fly', card: event.card, from: 'deck', to: `market-${event.slot}` });
    case 'marketFlushed':
      return show(350, pause, 'draw');
    case 'routeClaimed':
      return show(160, pause, 'claim');
    case 'tunnelLaid':
      return show(450, pause);
    case 'tunnelCardTurnedUp':
      return show(620, { kind: 'fly', card: event.card, from: 'deck', to: 'tunnel' }, 'draw');
    case 'tunnelGivenUp':
      return show(500, pause);
    case 'stationBuilt':
      return show(260, pause, 'claim');
    case 'flagCardKept':
      return show(320, { kind: 'fly', card: event.card, from: handOf(view, event.seat), to: `flag-${event.seat}` });
    case 'flagCompleted':
      return show(500, pause, 'claim');
    case 'ticketsKept':
      return show(150, pause);
    case 'turnStarted':
      return show(180, pause, event.seat === view.observer ? 'turn' : null);
    case 'lastRoundStarted':
      return show(200, pause, 'end');
    case 'gameEnded':
      return show(300, pause, 'end');
    case 'firstSeatChosen':
    case 'deckReshuffled':
    case 'ticketsOffered':
    case 'turnPassed':
      return show(0, pause);
  }
}
