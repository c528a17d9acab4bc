// The games that can be drawn, a line for each.
export { ticketToRide } from './ticket-to-ride/family';
export { frenchQuarter } from './french-quarter/family';
