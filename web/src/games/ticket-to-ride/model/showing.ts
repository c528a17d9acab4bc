import type { Cue, Effect, Showing } from '../../../show/effects';
import type { CardKind, TtrEvent, TtrView } from '../../../generated/wire';

/** What flies is a card, seen from its back if it is nobody's business. */
type Flight = Effect<CardKind | null>;

const pause: Flight = { kind: 'pause' };

function show(milliseconds: number, effect: Flight, cue: Cue | null = null): Showing<CardKind | null> {
  return { milliseconds, effect, cue };
}

/** The place of the page where a seat's cards arrive. */
function handOf(view: TtrView, seat: number): string {
  return seat === view.observer ? 'hand' : `seat-${seat}`;
}

/** How an event of the family is seen and heard. */
export function showing(view: TtrView, event: TtrEvent): Showing<CardKind | null> {
  switch (event.type) {
    case 'cardDealt':
      return show(70, { kind: 'fly', thing: event.card, from: 'deck', to: handOf(view, event.seat) });
    case 'deckCardDrawn':
      return show(320, { kind: 'fly', thing: event.card, from: 'deck', to: handOf(view, event.seat) }, 'take');
    case 'marketCardTaken': {
      const from = `market-${event.slot}`;
      return show(320, { kind: 'fly', thing: event.card, from, to: handOf(view, event.seat) }, 'take');
    }
    case 'marketFilled':
      return show(200, { kind: 'fly', thing: event.card, from: 'deck', to: `market-${event.slot}` });
    case 'marketFlushed':
      return show(350, pause, 'take');
    case 'routeClaimed':
      return show(160, pause, 'place');
    case 'tunnelLaid':
      return show(450, pause);
    case 'tunnelCardTurnedUp':
      return show(620, { kind: 'fly', thing: event.card, from: 'deck', to: 'tunnel' }, 'take');
    case 'tunnelGivenUp':
      return show(500, pause);
    case 'stationBuilt':
      return show(260, pause, 'place');
    case 'flagCardKept':
      return show(320, { kind: 'fly', thing: event.card, from: handOf(view, event.seat), to: `flag-${event.seat}` });
    case 'flagCompleted':
      return show(500, pause, 'place');
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
