// Generated from the Java records of the wire. Do not edit by hand.

// dev.anden.engine

export interface GameInfo {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly minimumSeats: number;
  readonly maximumSeats: number;
  readonly provenance: string;
  readonly elements: readonly string[];
  readonly options: readonly GameOption[];
}

export interface GameOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly standard: string;
}

export interface Refusal {
  readonly rule: string;
  readonly facts: Readonly<Record<string, string>>;
}

export interface ScoreLine {
  readonly seat: number;
  readonly rule: string;
  readonly points: number;
  readonly subjects: readonly string[];
  readonly achieved: boolean;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly decidedBy: string;
}

// dev.anden.games.tickettoride

export interface BoardView {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly source: string;
  readonly elements: readonly string[];
  readonly vehicles: readonly VehicleView[];
  readonly cards: Readonly<Partial<Record<CardKind, number>>>;
  readonly ticketCountsSecret: boolean;
  readonly lastRoundAt: number;
  readonly longestPathPoints: number;
  readonly stationCosts: readonly number[];
  readonly stationPoints: number;
  readonly flagColors: readonly CardKind[];
  readonly flagPoints: number;
  readonly cities: readonly CityView[];
  readonly routes: readonly RouteView[];
  readonly tickets: readonly TicketData[];
  readonly drawing: MapDrawing;
}

export interface BuildStation {
  readonly type: 'buildStation';
  readonly city: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
}

export interface CardDealt {
  readonly type: 'cardDealt';
  readonly seat: number;
  readonly card: CardKind | null;
}

export interface ChooseFirst {
  readonly type: 'chooseFirst';
  readonly seat: number;
}

export interface CityView {
  readonly id: string;
  readonly name: string;
}

export interface ClaimRoute {
  readonly type: 'claimRoute';
  readonly route: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
}

export interface DealTicket {
  readonly type: 'dealTicket';
  readonly ticket: string;
}

export interface DeckCardDrawn {
  readonly type: 'deckCardDrawn';
  readonly seat: number;
  readonly card: CardKind | null;
}

export interface DeckReshuffled {
  readonly type: 'deckReshuffled';
  readonly cards: number;
}

export interface DiscardFlagCard {
  readonly type: 'discardFlagCard';
}

export interface DrawFromDeck {
  readonly type: 'drawFromDeck';
}

export interface DrawFromMarket {
  readonly type: 'drawFromMarket';
  readonly card: CardKind;
}

export interface DrawTickets {
  readonly type: 'drawTickets';
}

export interface FirstSeatChosen {
  readonly type: 'firstSeatChosen';
  readonly seat: number;
}

export interface FlagCardKept {
  readonly type: 'flagCardKept';
  readonly seat: number;
  readonly card: CardKind;
}

export interface FlagCompleted {
  readonly type: 'flagCompleted';
  readonly seat: number;
  readonly points: number;
}

export interface GameEnded {
  readonly type: 'gameEnded';
}

export interface GiveUpTunnel {
  readonly type: 'giveUpTunnel';
}

export interface KeepFlagCard {
  readonly type: 'keepFlagCard';
}

export interface KeepTickets {
  readonly type: 'keepTickets';
  readonly kept: readonly string[];
  readonly returned: readonly string[];
}

export interface LastRoundStarted {
  readonly type: 'lastRoundStarted';
  readonly seat: number;
  readonly vehicles: number;
}

export interface MarketCardTaken {
  readonly type: 'marketCardTaken';
  readonly seat: number;
  readonly slot: number;
  readonly card: CardKind;
}

export interface MarketFilled {
  readonly type: 'marketFilled';
  readonly slot: number;
  readonly card: CardKind;
}

export interface MarketFlushed {
  readonly type: 'marketFlushed';
  readonly cards: readonly CardKind[];
}

export interface Pass {
  readonly type: 'pass';
}

export interface PayTunnel {
  readonly type: 'payTunnel';
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
}

export type Phase = 'deal' | 'opening-tickets' | 'turn' | 'second-card' | 'keep-tickets' | 'tunnel-payment' | 'flag-card' | 'over';

export interface PlayerView {
  readonly seat: number;
  readonly score: number;
  readonly vehicles: number;
  readonly vehiclesByKind: readonly number[];
  readonly cards: number;
  readonly tickets: number | null;
  readonly known: Readonly<Partial<Record<CardKind, number>>>;
  readonly stations: number;
  readonly flag: readonly CardKind[];
  readonly flags: number;
  readonly revealed: readonly TicketView[];
}

export interface RouteClaimed {
  readonly type: 'routeClaimed';
  readonly seat: number;
  readonly route: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
  readonly points: number;
}

export interface RouteView {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly length: number;
  readonly color: RouteColor;
  readonly twin: string | null;
  readonly points: number;
  readonly vehicle: string;
  readonly vehicles: number;
  readonly wilds: number;
  readonly tunnel: boolean;
}

export interface StationBuilt {
  readonly type: 'stationBuilt';
  readonly seat: number;
  readonly city: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
  readonly left: number;
}

export interface TicketData {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly isLong: boolean;
}

export interface TicketView {
  readonly ticket: string;
  readonly completed: boolean;
}

export interface TicketsKept {
  readonly type: 'ticketsKept';
  readonly seat: number;
  readonly kept: number | null;
  readonly returned: number | null;
  readonly tickets: readonly string[];
}

export interface TicketsOffered {
  readonly type: 'ticketsOffered';
  readonly seat: number;
  readonly count: number;
  readonly tickets: readonly string[];
}

export type TtrAction = DrawFromDeck | DrawFromMarket | ClaimRoute | DrawTickets | KeepTickets | BuildStation | PayTunnel | GiveUpTunnel | KeepFlagCard | DiscardFlagCard | Pass | ChooseFirst | TurnUpCard | DealTicket;

export type TtrEvent = FirstSeatChosen | CardDealt | MarketFilled | MarketFlushed | MarketCardTaken | DeckCardDrawn | DeckReshuffled | TicketsOffered | TicketsKept | RouteClaimed | TunnelLaid | TunnelCardTurnedUp | TunnelGivenUp | StationBuilt | FlagCardKept | FlagCompleted | TurnPassed | LastRoundStarted | TurnStarted | GameEnded;

export interface TtrView {
  readonly observer: number;
  readonly actor: number;
  readonly ply: number;
  readonly phase: Phase;
  readonly first: number;
  readonly market: readonly (CardKind | null)[];
  readonly deck: number;
  readonly discards: Readonly<Partial<Record<CardKind, number>>>;
  readonly ticketDeck: number | null;
  readonly players: readonly PlayerView[];
  readonly hand: Readonly<Partial<Record<CardKind, number>>>;
  readonly tickets: readonly TicketView[];
  readonly offered: readonly string[];
  readonly keepAtLeast: number;
  readonly owners: Readonly<Record<string, number>>;
  readonly closed: readonly string[];
  readonly stations: Readonly<Record<string, number>>;
  readonly tunnel: TunnelView | null;
  readonly turnsLeft: number | null;
}

export interface TunnelCardTurnedUp {
  readonly type: 'tunnelCardTurnedUp';
  readonly seat: number;
  readonly card: CardKind;
  readonly matches: boolean;
}

export interface TunnelGivenUp {
  readonly type: 'tunnelGivenUp';
  readonly seat: number;
  readonly route: string;
}

export interface TunnelLaid {
  readonly type: 'tunnelLaid';
  readonly seat: number;
  readonly route: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
}

export interface TunnelView {
  readonly route: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
  readonly turnedUp: Readonly<Partial<Record<CardKind, number>>>;
  readonly due: number;
}

export interface TurnPassed {
  readonly type: 'turnPassed';
  readonly seat: number;
}

export interface TurnStarted {
  readonly type: 'turnStarted';
  readonly seat: number;
}

export interface TurnUpCard {
  readonly type: 'turnUpCard';
  readonly card: CardKind;
}

export interface VehicleView {
  readonly id: string;
  readonly count: number;
  readonly onEachSpace: boolean;
  readonly points: Readonly<Record<string, number>>;
}

// dev.anden.games.tickettoride.board

export type CardKind = 'red' | 'blue' | 'green' | 'yellow' | 'orange' | 'purple' | 'black' | 'white' | 'wild';

export type RouteColor = 'red' | 'blue' | 'green' | 'yellow' | 'orange' | 'purple' | 'black' | 'white' | 'gray';

// dev.anden.games.tickettoride.map

export type Anchor = 'start' | 'middle' | 'end';

export interface CityMark {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly label: Label;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
  readonly lines: readonly string[];
}

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  readonly spaceLength: number;
  readonly spaceWidth: number;
  readonly cityRadius: number;
  readonly fontSize: number;
  readonly cities: readonly CityMark[];
  readonly routes: readonly RouteDrawing[];
  readonly land: readonly string[];
  readonly lakes: readonly string[];
  readonly parks: readonly string[];
  readonly rivers: readonly RiverDrawing[];
  readonly borders: readonly string[];
}

export interface RiverDrawing {
  readonly name: string;
  readonly path: string;
  readonly width: number;
}

export interface RouteDrawing {
  readonly route: number;
  readonly from: number;
  readonly to: number;
  readonly path: string;
  readonly spaces: readonly SpaceMark[];
}

export interface SpaceMark {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

// dev.anden.protocol

export interface Accepted {
  readonly type: 'accepted';
  readonly command: string;
  readonly version: number;
}

export interface Act {
  readonly type: 'act';
  readonly command: string;
  readonly version: number;
  readonly action: string;
}

export interface Choice {
  readonly text: string;
  readonly action: GameAction;
}

export type ClientMessage = Act | Ping;

export interface CreateTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
}

export interface HttpProblem {
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly detail: string;
}

export interface LoggedEvent {
  readonly ply: number;
  readonly at: number;
  readonly event: GameEvent;
}

export interface Offer {
  readonly target: string;
  readonly choices: readonly Choice[];
}

export interface Person {
  readonly name: string;
}

export interface Ping {
  readonly type: 'ping';
}

export interface Pong {
  readonly type: 'pong';
}

export interface Position {
  readonly version: number;
  readonly view: GameView;
  readonly offers: readonly Offer[];
  readonly refusals: Readonly<Record<string, Refusal>>;
  readonly early: boolean;
  readonly chosenEarly: boolean;
  readonly scores: ScoreSheet | null;
}

export interface Problem {
  readonly type: 'problem';
  readonly command: string | null;
  readonly code: string;
  readonly refusal: Refusal | null;
  readonly detail: string;
}

export interface Progress {
  readonly type: 'progress';
  readonly table: TableInfo;
  readonly position: Position;
  readonly events: readonly LoggedEvent[];
}

export interface SeatBot {
  readonly level: string;
}

export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  readonly present: boolean;
  readonly toAct: boolean;
}

export type SeatKind = 'person' | 'bot' | 'free';

export interface SeatWish {
  readonly kind: string;
  readonly bot: string;
}

export type ServerMessage = Welcome | Progress | TableChanged | Accepted | Problem | Pong;

export interface TableChanged {
  readonly type: 'tableChanged';
  readonly table: TableInfo;
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  readonly you: number | null;
  readonly host: boolean;
  readonly created: number;
  readonly commitment: string | null;
  readonly seed: string | null;
}

export type TableStatus = 'open' | 'playing' | 'over';

export interface Welcome {
  readonly type: 'welcome';
  readonly table: TableInfo;
  readonly position: Position | null;
  readonly log: readonly LoggedEvent[];
}

// What games add

export type GameAction = TtrAction;
export type GameEvent = TtrEvent;
export type GameView = TtrView;
export type GameBoard = BoardView;
