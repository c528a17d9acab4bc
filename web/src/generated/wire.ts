// Generated from the Java records of the wire. Do not edit by hand.

// dev.anden.engine

export type Difficulty = 'easy' | 'medium' | 'hard';

export interface GameInfo {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
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
  readonly settled: readonly Settled[];
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

export interface Settled {
  readonly seats: number;
  readonly value: string;
}

// dev.anden.games.frenchquarter.action

export interface AdvanceLine {
  readonly type: 'advanceLine';
  readonly direction: Direction;
}

export interface AdvancePersonalLine {
  readonly type: 'advancePersonalLine';
  readonly direction: Direction;
}

export interface ChooseFirst {
  readonly type: 'chooseFirst';
  readonly seat: number;
}

export interface ChoosePerformer {
  readonly type: 'choosePerformer';
  readonly performer: Performer;
}

export interface DealVacation {
  readonly type: 'dealVacation';
  readonly card: string;
}

export type FqAction = TakeDie | MoveTourist | MapBuilding | Skip | UseWild | TakeBonus | TakeMultiplier | ChoosePerformer | StartPersonalLine | AdvanceLine | AdvancePersonalLine | ChooseFirst | RollLineStart | DealVacation | RevealCard | RevealMayorCard | RollDie | RollPoliceDie;

export interface MapBuilding {
  readonly type: 'mapBuilding';
  readonly building: string;
  readonly value: string;
}

export interface MoveTourist {
  readonly type: 'moveTourist';
  readonly building: string;
  readonly further: boolean;
}

export interface RevealCard {
  readonly type: 'revealCard';
  readonly card: string;
}

export interface RevealMayorCard {
  readonly type: 'revealMayorCard';
  readonly card: string;
}

export interface RollDie {
  readonly type: 'rollDie';
  readonly value: number;
}

export interface RollLineStart {
  readonly type: 'rollLineStart';
  readonly value: number;
}

export interface RollPoliceDie {
  readonly type: 'rollPoliceDie';
  readonly value: number;
}

export interface Skip {
  readonly type: 'skip';
}

export interface StartPersonalLine {
  readonly type: 'startPersonalLine';
  readonly crossing: string;
}

export interface TakeBonus {
  readonly type: 'takeBonus';
  readonly activity: Activity;
}

export interface TakeDie {
  readonly type: 'takeDie';
  readonly die: Transport;
  readonly value: number;
  readonly card: Transport;
}

export interface TakeMultiplier {
  readonly type: 'takeMultiplier';
  readonly activity: Activity;
}

export interface UseWild {
  readonly type: 'useWild';
  readonly activity: Activity;
}

// dev.anden.games.frenchquarter.board

export type Activity = 'food' | 'culture' | 'shopping' | 'mysticism' | 'party';

export type Box = 'square' | 'bonus' | 'multiplier' | 'choice';

export type Direction = 'north' | 'south' | 'east' | 'west';

export type Icon = 'umbrella' | 'wild' | 'food' | 'culture' | 'shopping' | 'mysticism' | 'party' | 'saxophone' | 'trumpet' | 'tuba' | 'violin' | 'unicycle' | 'magic' | 'acrobat' | 'statue';

export type Performer = 'saxophone' | 'trumpet' | 'tuba' | 'violin' | 'unicycle' | 'magic' | 'acrobat' | 'statue';

export type Role = 'none' | 'start' | 'courtyard' | 'gift-shop' | 'riverwalk' | 'police-station';

export type Transport = 'walk' | 'carriage' | 'taxi' | 'streetcar' | 'riverboat' | 'socialize';

export type Values = 'any' | 'all-equal' | 'all-different';

// dev.anden.games.frenchquarter.narration

export interface ActivityLost {
  readonly type: 'activityLost';
  readonly seat: number;
  readonly activity: Activity;
}

export interface ActivityMarked {
  readonly type: 'activityMarked';
  readonly seat: number;
  readonly activity: Activity;
  readonly box: number;
}

export interface BonusLost {
  readonly type: 'bonusLost';
  readonly seat: number;
  readonly bonus: string;
}

export interface BonusUnlocked {
  readonly type: 'bonusUnlocked';
  readonly seat: number;
  readonly activity: Activity;
  readonly bonus: string;
}

export interface BonusUsed {
  readonly type: 'bonusUsed';
  readonly seat: number;
  readonly bonus: string;
}

export interface BuildingMapped {
  readonly type: 'buildingMapped';
  readonly seat: number;
  readonly building: string;
  readonly value: string;
}

export interface CardRevealed {
  readonly type: 'cardRevealed';
  readonly transport: Transport;
  readonly card: string;
}

export interface CircleCrossedOut {
  readonly type: 'circleCrossedOut';
  readonly seat: number;
  readonly box: number;
}

export interface CircleGaveNothing {
  readonly type: 'circleGaveNothing';
  readonly seat: number;
  readonly activity: Activity;
  readonly box: number;
}

export interface CircleJumped {
  readonly type: 'circleJumped';
  readonly seat: number;
  readonly box: number;
}

export interface CircleNext {
  readonly type: 'circleNext';
  readonly activity: Activity;
}

export interface ClosedBuildings {
  readonly type: 'closedBuildings';
  readonly buildings: readonly string[];
}

export interface CourtyardMarked {
  readonly type: 'courtyardMarked';
  readonly seat: number;
  readonly building: string;
}

export interface DieRolled {
  readonly type: 'dieRolled';
  readonly transport: Transport;
  readonly value: number;
}

export interface DieTaken {
  readonly type: 'dieTaken';
  readonly seat: number;
  readonly transport: Transport;
  readonly value: number;
  readonly card: Transport;
}

export interface FewValues {
  readonly type: 'fewValues';
  readonly building: string;
  readonly values: readonly number[];
}

export interface FirstSeatChosen {
  readonly type: 'firstSeatChosen';
  readonly seat: number;
}

export type FqEvent = FirstSeatChosen | LineStartRolled | VacationDealt | RoundStarted | CardRevealed | MayorCardRevealed | DieRolled | TurnStarted | MayorTookDie | DieTaken | TouristMoved | TouristStuck | CourtyardMarked | RiverwalkMarked | UmbrellaMarked | UmbrellaLost | WildLost | ActivityMarked | ActivityLost | BonusUnlocked | MultiplierMarked | CircleGaveNothing | CircleCrossedOut | CircleJumped | BonusUsed | BonusLost | PerformerMarked | PerformerLost | BuildingMapped | MapFailed | MapForbidden | PersonalLineStarted | LineAdvanced | LineBlocked | PersonalLineAdvanced | SecondLineScored | TouristArrested | PoliceDieRolled | ScoreChanged | RoundEnded | GameEnded;

export type FqThought = TurnSteps | TurnPoints | TrackMultiplier | TrackBonus | CircleNext | StreetBuildings | FewValues | ClosedBuildings | LineBuildings | LineAdvances | LineReaches | NextCourtyard | NextRiverwalk | NextGiftShop | NextPerformer | VacationBuildings | LastTurn;

export interface GameEnded {
  readonly type: 'gameEnded';
}

export interface LastTurn {
  readonly type: 'lastTurn';
}

export interface LineAdvanced {
  readonly type: 'lineAdvanced';
  readonly stretch: string;
  readonly from: string;
  readonly to: string;
}

export interface LineAdvances {
  readonly type: 'lineAdvances';
  readonly points: number;
  readonly most: number | null;
}

export interface LineBlocked {
  readonly type: 'lineBlocked';
  readonly at: string;
}

export interface LineBuildings {
  readonly type: 'lineBuildings';
  readonly buildings: readonly string[];
}

export interface LineReaches {
  readonly type: 'lineReaches';
  readonly mapped: readonly string[];
  readonly open: readonly string[];
}

export interface LineStartRolled {
  readonly type: 'lineStartRolled';
  readonly die: number;
  readonly crossing: string;
}

export interface MapFailed {
  readonly type: 'mapFailed';
  readonly seat: number;
}

export interface MapForbidden {
  readonly type: 'mapForbidden';
  readonly seat: number;
  readonly value: number;
}

export interface MayorCardRevealed {
  readonly type: 'mayorCardRevealed';
  readonly card: string;
  readonly closed: string | null;
}

export interface MayorTookDie {
  readonly type: 'mayorTookDie';
  readonly transport: Transport;
  readonly value: number;
}

export interface MultiplierMarked {
  readonly type: 'multiplierMarked';
  readonly seat: number;
  readonly activity: Activity;
  readonly multiplier: number;
}

export interface NextCourtyard {
  readonly type: 'nextCourtyard';
  readonly visited: number;
  readonly more: number;
}

export interface NextGiftShop {
  readonly type: 'nextGiftShop';
  readonly building: string;
}

export interface NextPerformer {
  readonly type: 'nextPerformer';
  readonly row: number;
  readonly marked: number;
  readonly more: number;
}

export interface NextRiverwalk {
  readonly type: 'nextRiverwalk';
  readonly points: number;
}

export interface PerformerLost {
  readonly type: 'performerLost';
  readonly seat: number;
  readonly performer: Performer;
}

export interface PerformerMarked {
  readonly type: 'performerMarked';
  readonly seat: number;
  readonly performer: Performer;
  readonly row: number;
  readonly box: number;
}

export interface PersonalLineAdvanced {
  readonly type: 'personalLineAdvanced';
  readonly seat: number;
  readonly stretch: string;
  readonly from: string;
  readonly to: string;
}

export interface PersonalLineStarted {
  readonly type: 'personalLineStarted';
  readonly seat: number;
  readonly crossing: string;
}

export interface PoliceDieRolled {
  readonly type: 'policeDieRolled';
  readonly seat: number;
  readonly value: number;
}

export interface RiverwalkMarked {
  readonly type: 'riverwalkMarked';
  readonly seat: number;
  readonly visits: number;
}

export interface RoundEnded {
  readonly type: 'roundEnded';
  readonly round: number;
}

export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly round: number;
  readonly first: number;
}

export interface ScoreChanged {
  readonly type: 'scoreChanged';
  readonly seat: number;
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  readonly source: string;
  readonly points: number;
}

export interface SecondLineScored {
  readonly type: 'secondLineScored';
  readonly seat: number;
  readonly buildings: readonly string[];
  readonly before: number;
  readonly after: number;
}

export interface StreetBuildings {
  readonly type: 'streetBuildings';
  readonly activity: Activity;
  readonly buildings: number;
}

export interface TouristArrested {
  readonly type: 'touristArrested';
  readonly seat: number;
  readonly building: string;
}

export interface TouristMoved {
  readonly type: 'touristMoved';
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly further: boolean;
}

export interface TouristStuck {
  readonly type: 'touristStuck';
  readonly seat: number;
}

export interface TrackBonus {
  readonly type: 'trackBonus';
  readonly activity: Activity;
  readonly bonus: string;
}

export interface TrackMultiplier {
  readonly type: 'trackMultiplier';
  readonly activity: Activity;
  readonly multiplier: number;
  readonly buildings: number;
}

export interface TurnPoints {
  readonly type: 'turnPoints';
  readonly parts: readonly ScorePart[];
}

export interface TurnStarted {
  readonly type: 'turnStarted';
  readonly seat: number;
}

export interface TurnSteps {
  readonly type: 'turnSteps';
  readonly steps: readonly FqAction[];
}

export interface UmbrellaLost {
  readonly type: 'umbrellaLost';
  readonly seat: number;
}

export interface UmbrellaMarked {
  readonly type: 'umbrellaMarked';
  readonly seat: number;
  readonly box: number;
  readonly wild: boolean;
}

export interface VacationBuildings {
  readonly type: 'vacationBuildings';
  readonly mapped: number;
  readonly all: number;
}

export interface VacationDealt {
  readonly type: 'vacationDealt';
  readonly seat: number;
  readonly card: string | null;
}

export interface WildLost {
  readonly type: 'wildLost';
  readonly seat: number;
}

// dev.anden.games.frenchquarter.state

export type Kind = 'instant' | 'permanent' | 'single-use';

// dev.anden.games.frenchquarter.view

export interface ActionCardView {
  readonly id: string;
  readonly transport: Transport;
  readonly icons: readonly Icon[];
}

export interface ActivityTrackView {
  readonly street: string;
  readonly boxes: readonly Box[];
  readonly multipliers: readonly number[];
  readonly bonuses: readonly BonusView[];
}

export interface BonusView {
  readonly id: string;
  readonly kind: Kind;
  readonly uses: number;
}

export interface BuildingView {
  readonly id: string;
  readonly name: string;
  readonly small: boolean;
  readonly row: number;
  readonly column: number;
  readonly half: string | null;
  readonly role: Role;
  readonly icons: readonly Icon[];
  readonly streets: readonly string[];
  readonly neighbours: readonly string[];
}

export type Closure = 'none' | 'some' | 'all';

export interface CrossingView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly ways: Readonly<Partial<Record<Direction, WayView>>>;
}

export interface DecisionView {
  readonly value: number | null;
  readonly card: Transport | null;
  readonly building: string | null;
  readonly street: string | null;
  readonly activity: Activity | null;
}

export interface FqBoardView {
  readonly id: string;
  readonly name: string;
  readonly provenance: string;
  readonly source: string;
  readonly rounds: number;
  readonly streets: readonly StreetView[];
  readonly crossings: readonly CrossingView[];
  readonly stretches: readonly StretchView[];
  readonly buildings: readonly BuildingView[];
  readonly lineStarts: readonly string[];
  readonly transports: readonly TransportView[];
  readonly cards: readonly ActionCardView[];
  readonly mayorCards: readonly MayorCardView[];
  readonly vacationCards: readonly VacationCardView[];
  readonly activities: Readonly<Partial<Record<Activity, ActivityTrackView>>>;
  readonly umbrellaBoxes: number;
  readonly wildEvery: number;
  readonly lineBoxes: number;
  readonly lineRow: number;
  readonly performers: readonly PerformerBoxView[];
  readonly scores: ScoreTableView;
}

export type FqPhase = 'chance' | 'draft' | 'move' | 'map' | 'map-adjacent' | 'map-street' | 'map-free' | 'wild' | 'circle' | 'performer' | 'personal-start' | 'line' | 'personal-line' | 'over';

export interface FqView {
  readonly observer: number;
  readonly actor: number;
  readonly ply: number;
  readonly phase: FqPhase;
  readonly decision: DecisionView;
  readonly pending: readonly PendingView[];
  readonly round: number;
  readonly first: number;
  readonly mayor: boolean;
  readonly tourism: boolean;
  readonly row: readonly RowCardView[];
  readonly mayorCard: MayorView | null;
  readonly line: LineView;
  readonly socializer: number | null;
  readonly sheets: readonly SheetView[];
  readonly vacation: string | null;
}

export interface LineView {
  readonly start: string | null;
  readonly at: string | null;
  readonly stretches: readonly string[];
}

export interface MayorCardView {
  readonly id: string;
  readonly closes: string | null;
  readonly mayorFirst: boolean;
  readonly takes: readonly Transport[];
}

export interface MayorView {
  readonly card: string;
  readonly closed: string | null;
  readonly taken: readonly Transport[];
}

export interface PendingView {
  readonly seat: number;
  readonly phase: FqPhase | null;
  readonly icon: Icon | null;
  readonly about: DecisionView;
}

export interface PerformerBoxView {
  readonly icon: Icon | null;
  readonly maps: string | null;
  readonly points: number;
}

export interface RowCardView {
  readonly transport: Transport;
  readonly card: string | null;
  readonly dice: readonly number[];
  readonly spaces: number;
  readonly closure: Closure;
}

export interface ScoreTableView {
  readonly setPoints: readonly number[];
  readonly courtyards: readonly number[];
  readonly riverwalk: number;
  readonly vacation: number;
  readonly soloGrades: readonly number[];
}

export interface ScoreView {
  readonly activities: Readonly<Partial<Record<Activity, number>>>;
  readonly bonuses: number;
  readonly secondLine: number;
  readonly giftShops: number;
  readonly courtyards: number;
  readonly riverwalk: number;
  readonly performers: number;
  readonly vacation: number;
  readonly total: number;
}

export interface SheetView {
  readonly seat: number;
  readonly tourist: string;
  readonly die: number | null;
  readonly values: Readonly<Record<string, string>>;
  readonly tracks: Readonly<Partial<Record<Activity, TrackView>>>;
  readonly crossedOut: number | null;
  readonly umbrellas: number;
  readonly wilds: number;
  readonly umbrellaBoxes: number;
  readonly secondLine: number;
  readonly topRow: readonly Performer[];
  readonly bottomRow: readonly Performer[];
  readonly wanted: readonly Performer[];
  readonly performers: number;
  readonly courtyards: readonly string[];
  readonly riverwalk: number;
  readonly personalLine: LineView | null;
  readonly policeValue: number | null;
  readonly touching: number;
  readonly vacation: boolean;
  readonly revealed: string | null;
  readonly score: ScoreView;
}

export interface StreetView {
  readonly id: string;
  readonly name: string;
  readonly edge: boolean;
  readonly eastWest: boolean;
  readonly order: number;
  readonly activity: Activity | null;
}

export interface StretchView {
  readonly id: string;
  readonly street: string;
  readonly from: string;
  readonly to: string;
  readonly touches: readonly string[];
}

export interface TrackView {
  readonly boxes: number;
  readonly bonuses: number;
  readonly multipliers: number;
  readonly multiplier: number;
  readonly uses: readonly number[];
}

export interface TransportView {
  readonly id: Transport;
  readonly die: string;
  readonly spaces: number;
  readonly streets: readonly string[];
}

export interface VacationCardView {
  readonly id: string;
  readonly values: Values;
  readonly buildings: readonly string[];
}

export interface WayView {
  readonly stretch: string;
  readonly crossing: string;
}

// dev.anden.games.tickettoride.action

export interface BuildStation {
  readonly type: 'buildStation';
  readonly city: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
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

export interface Pass {
  readonly type: 'pass';
}

export interface PayTunnel {
  readonly type: 'payTunnel';
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
}

export type TtrAction = DrawFromDeck | DrawFromMarket | ClaimRoute | DrawTickets | KeepTickets | BuildStation | PayTunnel | GiveUpTunnel | KeepFlagCard | DiscardFlagCard | Pass | ChooseFirst | TurnUpCard | DealTicket;

export interface TurnUpCard {
  readonly type: 'turnUpCard';
  readonly card: CardKind;
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

// dev.anden.games.tickettoride.narration

export interface Bottleneck {
  readonly type: 'bottleneck';
  readonly route: string;
  readonly noWayRound: boolean;
}

export interface CardDealt {
  readonly type: 'cardDealt';
  readonly seat: number;
  readonly card: CardKind | null;
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

export interface LastRoundStarted {
  readonly type: 'lastRoundStarted';
  readonly seat: number;
  readonly vehicles: number;
}

export interface LongRoutesNext {
  readonly type: 'longRoutesNext';
  readonly routes: readonly string[];
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

export interface MissingCards {
  readonly type: 'missingCards';
  readonly cards: Readonly<Partial<Record<CardKind, number>>>;
  readonly total: number;
}

export interface MoreTickets {
  readonly type: 'moreTickets';
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

export interface StationBuilt {
  readonly type: 'stationBuilt';
  readonly seat: number;
  readonly city: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
  readonly left: number;
}

export interface TicketGivenUp {
  readonly type: 'ticketGivenUp';
  readonly ticket: string;
}

export interface TicketWay {
  readonly type: 'ticketWay';
  readonly ticket: string;
  readonly routes: readonly string[];
  readonly via: readonly string[];
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

export interface Time {
  readonly type: 'time';
  readonly needed: number;
  readonly left: number;
}

export type TtrEvent = FirstSeatChosen | CardDealt | MarketFilled | MarketFlushed | MarketCardTaken | DeckCardDrawn | DeckReshuffled | TicketsOffered | TicketsKept | RouteClaimed | TunnelLaid | TunnelCardTurnedUp | TunnelGivenUp | StationBuilt | FlagCardKept | FlagCompleted | TurnPassed | LastRoundStarted | TurnStarted | GameEnded;

export type TtrThought = TicketWay | TicketGivenUp | Bottleneck | MissingCards | LongRoutesNext | MoreTickets | Time;

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

export interface TurnPassed {
  readonly type: 'turnPassed';
  readonly seat: number;
}

// dev.anden.games.tickettoride.view

export interface BoardView {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly provenance: string;
  readonly source: string;
  readonly elements: readonly string[];
  readonly vehicles: readonly VehicleView[];
  readonly cards: Readonly<Partial<Record<CardKind, number>>>;
  readonly ticketCountsSecret: boolean;
  readonly drawKeep: number;
  readonly lastRoundAt: number;
  readonly longestPathPoints: number;
  readonly longestPathBreaksTies: boolean;
  readonly mostTicketsPoints: number;
  readonly tunnelCards: number;
  readonly stationCosts: readonly number[];
  readonly stationPoints: number;
  readonly flagColors: readonly CardKind[];
  readonly flagPoints: number;
  readonly cities: readonly CityView[];
  readonly routes: readonly RouteView[];
  readonly tickets: readonly TicketData[];
  readonly ticketSets: readonly TicketSetView[];
  readonly drawing: MapDrawing;
}

export interface CityView {
  readonly id: string;
  readonly name: string;
}

export type Phase = 'deal' | 'opening-tickets' | 'turn' | 'second-card' | 'keep-tickets' | 'tunnel-payment' | 'flag-card' | 'over';

export interface PlayerView {
  readonly seat: number;
  readonly score: number;
  readonly vehicles: number;
  readonly vehiclesByKind: readonly number[];
  readonly cards: number;
  readonly tickets: number | null;
  readonly offered: number;
  readonly onOffer: readonly string[];
  readonly known: Readonly<Partial<Record<CardKind, number>>>;
  readonly stations: number;
  readonly flag: readonly CardKind[];
  readonly flags: number;
  readonly revealed: readonly TicketView[];
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

export interface TicketData {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly isLong: boolean;
}

export interface TicketSetView {
  readonly id: string;
  readonly opening: number;
  readonly openingKeep: number;
  readonly draw: number;
  readonly drawKeep: number;
  readonly longestPathPoints: number;
  readonly mostTicketsPoints: number;
  readonly provenance: string;
  readonly source: string;
  readonly tickets: readonly TicketData[];
}

export interface TicketView {
  readonly ticket: string;
  readonly completed: boolean;
}

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

export interface TunnelView {
  readonly route: string;
  readonly color: CardKind;
  readonly colored: number;
  readonly wilds: number;
  readonly turnedUp: Readonly<Partial<Record<CardKind, number>>>;
  readonly due: number;
}

export interface VehicleView {
  readonly id: string;
  readonly count: number;
  readonly onEachSpace: boolean;
  readonly points: Readonly<Record<string, number>>;
}

// dev.anden.protocol

export interface Abandoned {
  readonly type: 'abandoned';
  readonly seat: number;
  readonly reason: Abandonment;
}

export type Abandonment = 'deserted' | 'operator';

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

export interface AfterMinutes {
  readonly type: 'afterMinutes';
  readonly minutes: number;
}

export interface AfterTurns {
  readonly type: 'afterTurns';
  readonly turns: number;
}

export interface AgreedToEnd {
  readonly type: 'agreedToEnd';
  readonly seat: number;
}

export interface AnswerProposal {
  readonly type: 'answerProposal';
  readonly command: string;
  readonly proposal: string;
  readonly agrees: boolean;
}

export interface AskForBot {
  readonly type: 'askForBot';
  readonly command: string;
  readonly seat: number;
}

export interface BackFromHoliday {
  readonly type: 'backFromHoliday';
  readonly seat: number;
}

export type BotTrouble = 'stand-in' | 'stuck';

export interface BranchInfo {
  readonly table: string | null;
  readonly ply: number;
}

export interface CameBack {
  readonly type: 'cameBack';
  readonly seat: number;
}

export interface Choice {
  readonly text: string;
  readonly action: GameAction;
  readonly preview: readonly GameEvent[];
}

export type ClientMessage = Act | TakeBack | GoOn | Explain | Resign | StepAway | ComeBack | ProposeEnd | ProposePause | ProposeTakeBack | EndPause | AskForBot | AnswerProposal | Say | SayPhrase | Silence | EndSilence | Report | ReadTalk | Looking | Ping;

export interface ComeBack {
  readonly type: 'comeBack';
  readonly command: string;
}

export type CompanyEvent = Resigned | HandedOver | CameBack | AgreedToEnd | Paused | WentOn | OnHoliday | BackFromHoliday | Abandoned;

export interface Contribution {
  readonly seat: number;
  readonly digits: string;
}

export interface Correspondence {
  readonly type: 'correspondence';
  readonly turn: number;
}

export interface CreateTable {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: Readonly<Record<string, string>> | null;
  readonly time: TimeControl | null;
  readonly rated: boolean | null;
  readonly spectators: SpectatorView | null;
  readonly listed: boolean | null;
  readonly waits: boolean | null;
  readonly startsByItself: boolean | null;
  readonly command: string | null;
}

export interface Deal {
  readonly ply: number;
  readonly outcome: string;
  readonly possible: readonly Possible[];
}

export interface DevicePerson {
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly host: boolean;
}

export interface EndPause {
  readonly type: 'endPause';
  readonly command: string;
}

export interface EndSilence {
  readonly type: 'endSilence';
  readonly command: string;
  readonly id: string;
}

export interface Explain {
  readonly type: 'explain';
  readonly version: number;
}

export interface FileProblem {
  readonly place: string;
  readonly what: Wording;
  readonly message: string;
}

export interface GameFileInfo {
  readonly file: string;
  readonly game: string | null;
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
}

export interface GameName {
  readonly id: string;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface GoOn {
  readonly type: 'goOn';
  readonly version: number;
}

export interface HandedOver {
  readonly type: 'handedOver';
  readonly seat: number;
  readonly bot: string;
  readonly reason: Reason;
}

export interface Heard {
  readonly type: 'heard';
  readonly command: string;
}

export interface HttpProblem {
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly detail: string;
}

export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly by: string | null;
  readonly rematch: boolean;
}

export interface InvitedPerson {
  readonly name: string;
  readonly invitation: string | null;
}

export interface LevelInfo {
  readonly name: string;
  readonly difficulty: Difficulty;
  readonly suggested: boolean;
}

export interface Live {
  readonly type: 'live';
  readonly bank: number;
  readonly bonus: number;
}

export interface LoggedEvent {
  readonly ply: number;
  readonly at: number;
  readonly event: GameEvent;
}

export interface Looking {
  readonly type: 'looking';
  readonly looking: boolean;
}

export interface MyGame {
  readonly table: TableInfo;
  readonly waits: boolean;
  readonly invitation: Invitation | null;
  readonly moved: number | null;
  readonly left: number | null;
}

export interface MyGames {
  readonly games: readonly MyGame[];
}

export interface NewBranch {
  readonly ply: number;
  readonly seat: number;
  readonly level: string;
  readonly command: string | null;
}

export interface NewContribution {
  readonly digits: string;
}

export interface NewHost {
  readonly seat: number;
}

export interface NewInvitation {
  readonly table: string;
  readonly seat: number;
}

export interface NewListing {
  readonly listed: boolean;
}

export interface NewPaint {
  readonly paint: Paint;
}

export interface NewStarting {
  readonly byItself: boolean;
}

export interface NewTerms {
  readonly time: TimeControl;
  readonly rated: boolean;
  readonly spectators: SpectatorView;
}

export interface None {
  readonly type: 'none';
}

export interface Offer {
  readonly target: string;
  readonly choices: readonly Choice[];
}

export interface OnHoliday {
  readonly type: 'onHoliday';
  readonly seat: number;
  readonly until: number;
}

export type Paint = 'blue' | 'red' | 'green' | 'yellow' | 'black';

export interface Pause {
  readonly left: number;
  readonly length: number;
}

export interface Paused {
  readonly type: 'paused';
  readonly seat: number;
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
  readonly early: boolean;
  readonly chosenEarly: boolean;
  readonly chosen: GameAction | null;
  readonly takeBack: boolean;
  readonly askBack: boolean;
  readonly pause: Pause | null;
  readonly scores: ScoreSheet | null;
}

export interface Possible {
  readonly outcome: string;
  readonly weight: number;
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

export interface ProposalInfo {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly absent: number | null;
  readonly by: number;
  readonly agreed: readonly number[];
  readonly awaited: readonly number[];
  readonly left: number;
}

export type ProposalKind = 'end' | 'bot' | 'pause' | 'take-back';

export interface ProposeEnd {
  readonly type: 'proposeEnd';
  readonly command: string;
}

export interface ProposePause {
  readonly type: 'proposePause';
  readonly command: string;
}

export interface ProposeTakeBack {
  readonly type: 'proposeTakeBack';
  readonly command: string;
}

export interface Public {
  readonly type: 'public';
}

export interface ReadTalk {
  readonly type: 'readTalk';
  readonly line: number;
}

export type Reason = 'resigned' | 'left' | 'absent' | 'time';

export interface Refusals {
  readonly type: 'refusals';
  readonly version: number;
  readonly refusals: Readonly<Record<string, Refusal>>;
}

export interface Renamed {
  readonly type: 'renamed';
  readonly lines: readonly number[];
  readonly name: string;
}

export interface Report {
  readonly type: 'report';
  readonly command: string;
  readonly whom: Whom;
  readonly note: string;
}

export interface Resign {
  readonly type: 'resign';
  readonly command: string;
}

export interface Resigned {
  readonly type: 'resigned';
  readonly seat: number;
  readonly bot: string;
}

export interface Said {
  readonly type: 'said';
  readonly line: TalkLine;
}

export interface Say {
  readonly type: 'say';
  readonly command: string;
  readonly text: string;
}

export interface SayPhrase {
  readonly type: 'sayPhrase';
  readonly command: string;
  readonly phrase: ReadyPhrase;
}

export interface SeatBot {
  readonly level: string;
}

export interface SeatClock {
  readonly left: number;
  readonly runs: boolean;
  readonly stands: number;
}

export interface SeatInfo {
  readonly seat: number;
  readonly paint: Paint;
  readonly kind: SeatKind;
  readonly name: string;
  readonly owner: string | null;
  readonly bot: string;
  readonly present: boolean;
  readonly substitute: Substitute | null;
  readonly holiday: number | null;
  readonly patience: number | null;
  readonly clock: SeatClock | null;
  readonly toAct: boolean;
  readonly trouble: BotTrouble | null;
}

export type SeatKind = 'person' | 'bot' | 'free';

export interface SeatNetworkBot {
  readonly id: string;
}

export interface SeatWish {
  readonly kind: SeatWishKind;
  readonly bot: string;
  readonly paint: Paint | null;
}

export type SeatWishKind = 'me' | 'friend' | 'bot' | 'network-bot';

export interface ServerInfo {
  readonly onlyHere: boolean;
  readonly addresses: readonly string[];
}

export type ServerMessage = Welcome | Progress | TableChanged | Accepted | Problem | Talk | TalkRead | Said | Renamed | Watching | Heard | Pong | Refusals;

export interface Silence {
  readonly type: 'silence';
  readonly command: string;
  readonly whom: Whom;
  readonly kind: SilenceKind;
}

export type SpectatorView = Public | AfterMinutes | AfterTurns;

export interface StepAway {
  readonly type: 'stepAway';
  readonly command: string;
}

export interface Substitute {
  readonly bot: string;
  readonly reason: Reason;
}

export interface TableChanged {
  readonly type: 'tableChanged';
  readonly table: TableInfo;
}

export interface TableDeals {
  readonly seed: string;
  readonly contributions: readonly Contribution[];
  readonly branch: number;
  readonly deals: readonly Deal[];
}

export type TableEvent = TookBack | CompanyEvent;

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, string>>;
  readonly time: TimeControl;
  readonly rated: boolean;
  readonly imported: boolean;
  readonly spectators: SpectatorView;
  readonly listed: boolean;
  readonly startsByItself: boolean;
  readonly tournament: string | null;
  readonly late: boolean;
  readonly you: number | null;
  readonly host: boolean;
  readonly hostSeat: number | null;
  readonly hostPatience: number | null;
  readonly created: number;
  readonly commitment: string;
  readonly seed: string | null;
  readonly contribution: string | null;
  readonly branch: BranchInfo | null;
  readonly paused: boolean;
  readonly proposal: ProposalInfo | null;
  readonly rematch: string | null;
  readonly joinable: boolean;
  readonly invited: readonly InvitedPerson[];
  readonly declined: readonly string[];
  readonly uninvited: boolean;
  readonly result: TableResult | null;
}

export interface TableResult {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly deserted: readonly number[];
  readonly plies: number;
  readonly started: number;
  readonly ended: number;
}

export type TableStatus = 'open' | 'playing' | 'over' | 'unfinished' | 'damaged';

export interface TakeBack {
  readonly type: 'takeBack';
  readonly command: string;
  readonly version: number;
}

export interface Talk {
  readonly type: 'talk';
  readonly lines: readonly TalkLine[];
  readonly silenced: readonly SilencedPerson[];
  readonly read: number | null;
}

export interface TalkRead {
  readonly type: 'talkRead';
  readonly line: number;
}

export type TimeControl = None | Live | Correspondence;

export interface TookBack {
  readonly type: 'tookBack';
  readonly seat: number;
}

export interface WaitingGames {
  readonly tables: readonly string[];
  readonly invitations: readonly Invitation[];
}

export interface WatchableGame {
  readonly table: TableInfo;
  readonly choices: number;
}

export interface WatchableGames {
  readonly games: readonly WatchableGame[];
}

export interface Watching {
  readonly type: 'watching';
  readonly names: readonly string[];
  readonly others: number;
}

export interface Welcome {
  readonly type: 'welcome';
  readonly table: TableInfo;
  readonly position: Position | null;
  readonly log: readonly LoggedEvent[];
}

export interface WentOn {
  readonly type: 'wentOn';
  readonly seat: number;
}

export interface Wording {
  readonly code: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, Wording>>;
}

// dev.anden.protocol.account

export interface Account {
  readonly handle: string | null;
  readonly password: boolean;
  readonly passkeys: readonly Passkey[];
  readonly otherWays: boolean;
  readonly devices: readonly Device[];
  readonly recovery: number | null;
}

export interface BotSeat {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly seats: number;
  readonly toAct: boolean;
  readonly substituted: boolean;
}

export interface Companion {
  readonly number: number;
  readonly name: string;
}

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly signedIn: number;
  readonly seen: number;
  readonly here: boolean;
}

export interface Farewell {
  readonly password: string;
}

export interface HolidayInfo {
  readonly until: number | null;
  readonly left: number;
  readonly days: number;
}

export interface LostPassword {
  readonly account: string;
}

export interface Me {
  readonly name: string;
  readonly chosen: boolean;
  readonly handle: string | null;
  readonly companions: readonly Companion[];
  readonly protectedElsewhere: boolean;
}

export interface NetworkBot {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly used: number | null;
  readonly admitted: boolean;
  readonly tables: number;
}

export interface NetworkBotList {
  readonly bots: readonly NetworkBot[];
  readonly most: number;
}

export interface NetworkBotTables {
  readonly name: string;
  readonly tables: readonly BotSeat[];
}

export interface NetworkBotToken {
  readonly bot: NetworkBot;
  readonly token: string;
}

export interface NewHoliday {
  readonly until: number;
}

export interface NewNetworkBot {
  readonly name: string;
  readonly password: string;
}

export interface NewPasskey {
  readonly handle: string;
  readonly clientData: string;
  readonly attestation: string;
}

export interface NewPassword {
  readonly current: string;
  readonly password: string;
  readonly removeOtherWays: boolean;
}

export interface OwnProfile {
  readonly id: string | null;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly created: number;
  readonly used: number | null;
}

export interface PasskeyChallenge {
  readonly challenge: string;
  readonly host: string;
}

export interface PasskeyInvitation {
  readonly challenge: string;
  readonly host: string;
  readonly user: string;
  readonly handle: string;
  readonly algorithms: readonly number[];
  readonly known: readonly string[];
}

export interface PasskeyProof {
  readonly id: string;
  readonly user: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

export interface PasskeyWish {
  readonly handle: string;
  readonly password: string;
}

export interface PasswordByLink {
  readonly token: string;
  readonly password: string;
  readonly removeOtherWays: boolean;
}

export interface PasswordLink {
  readonly token: string;
}

export interface PasswordLinkOwner {
  readonly handle: string;
  readonly otherWays: boolean;
}

export interface Person {
  readonly name: string;
}

export interface Protection {
  readonly handle: string;
  readonly password: string;
}

export interface Recoverable {
  readonly name: string;
  readonly tables: number;
  readonly here: boolean;
}

export interface Recovered {
  readonly me: Me;
  readonly seatsLeft: number;
}

export interface Recovery {
  readonly token: string;
}

export interface SignIn {
  readonly handle: string;
  readonly password: string;
}

export interface SignedIn {
  readonly account: Account;
  readonly seatsLeft: number;
}

export interface TokenWish {
  readonly password: string;
}

// dev.anden.protocol.past

export interface AnalysedGame {
  readonly table: string;
  readonly seats: number;
  readonly ended: number;
  readonly luck: number;
  readonly play: number;
}

export interface BestScore {
  readonly name: string;
  readonly you: boolean;
  readonly score: number;
  readonly profile: string | null;
}

export interface BoardCount {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly ranks: readonly number[];
}

export interface BoardRating {
  readonly game: string;
  readonly points: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
}

export interface BoardResults {
  readonly game: string;
  readonly people: Won;
  readonly bots: Won;
  readonly alone: number;
}

export interface HistoryPage {
  readonly games: readonly PastGame[];
  readonly archives: number;
  readonly next: string | null;
}

export type ImportOutcome = 'imported' | 'known' | 'whose' | 'refused';

export interface ImportReport {
  readonly files: readonly ImportedFile[];
}

export interface ImportedFile {
  readonly file: string;
  readonly outcome: ImportOutcome;
  readonly game: string | null;
  readonly table: string | null;
  readonly seats: readonly SavedSeat[];
  readonly problem: Wording | null;
  readonly message: string;
}

export interface KnownPeople {
  readonly people: readonly KnownPerson[];
}

export interface KnownPerson {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly last: number;
  readonly table: string;
  readonly seat: number;
  readonly here: boolean;
  readonly seen: number | null;
  readonly standing: Standing | null;
  readonly profile: string | null;
}

export interface LineTally {
  readonly rule: string;
  readonly games: number;
  readonly made: number;
  readonly missed: number;
  readonly points: number;
}

export interface Opponent {
  readonly name: string;
  readonly bot: string;
  readonly networkBot: boolean;
  readonly games: number;
  readonly ahead: number;
  readonly tied: number;
}

export interface OwnNote {
  readonly text: string;
  readonly version: number;
}

export interface PastGame {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly imported: boolean;
  readonly branched: boolean;
  readonly noted: boolean;
  readonly you: number;
  readonly seats: readonly PastSeat[];
  readonly lines: readonly LineTally[];
}

export interface PastScore {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  readonly score: number;
  readonly rank: number;
  readonly pace: number | null;
}

export interface PastSeat {
  readonly name: string;
  readonly bot: string;
  readonly networkBot: boolean;
  readonly score: number;
  readonly rank: number;
  readonly deserted: boolean;
}

export interface PastTally {
  readonly rule: string;
  readonly made: readonly number[];
  readonly missed: readonly number[];
}

export interface Profile {
  readonly name: string;
  readonly since: string;
  readonly you: boolean;
  readonly least: number;
  readonly ratings: readonly BoardRating[];
  readonly results: readonly BoardResults[];
  readonly games: readonly PastGame[];
  readonly known: KnownPerson | null;
  readonly together: readonly PastGame[];
  readonly muted: string | null;
}

export interface RatedGame {
  readonly table: string;
  readonly ended: number;
  readonly points: number;
  readonly provisional: boolean;
}

export interface RatedPlayer {
  readonly name: string;
  readonly bot: string;
  readonly you: boolean;
  readonly points: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
  readonly profile: string | null;
}

export interface RatingChange {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
  readonly provisional: boolean;
}

export interface RatingTable {
  readonly game: string;
  readonly season: string;
  readonly seasons: readonly string[];
  readonly least: number;
  readonly players: readonly RatedPlayer[];
  readonly mine: RatedPlayer | null;
  readonly course: readonly RatedGame[];
  readonly alone: readonly BestScore[];
}

export interface SavedSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: string;
}

export interface SeatProfile {
  readonly seat: number;
  readonly id: string;
}

export type Standing = 'seated' | 'invited' | 'declined';

export interface Statistics {
  readonly boards: readonly BoardCount[];
  readonly summary: Summary | null;
  readonly scores: readonly PastScore[];
  readonly tallies: readonly PastTally[];
  readonly analysed: readonly AnalysedGame[];
  readonly lines: readonly LineTally[];
  readonly opponents: readonly Opponent[];
}

export interface Summary {
  readonly games: number;
  readonly deserted: number;
  readonly wins: number;
  readonly meanRank: number | null;
  readonly meanScore: number;
  readonly best: number;
  readonly worst: number;
  readonly imported: number;
  readonly analysed: number;
  readonly pace: number | null;
}

export interface Won {
  readonly games: number;
  readonly wins: number;
}

// dev.anden.protocol.reminder

export interface MailLink {
  readonly token: string;
}

export interface NewReminderBrowser {
  readonly endpoint: string;
  readonly key: string;
  readonly auth: string;
  readonly language: string;
}

export interface NewReminderMail {
  readonly address: string;
  readonly language: string;
  readonly password: string;
}

export interface NewReminderWebhook {
  readonly address: string;
  readonly language: string;
  readonly password: string;
}

export interface QuietHours {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly timeAnyway: boolean;
}

export interface ReminderBrowser {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly stopped: boolean;
}

export interface ReminderMail {
  readonly id: string;
  readonly address: string;
  readonly confirmed: boolean;
  readonly stopped: boolean;
}

export type ReminderTopic = 'turn' | 'time' | 'question' | 'invitation' | 'end';

export interface ReminderWebhook {
  readonly id: string;
  readonly address: string;
  readonly stopped: boolean;
}

export interface ReminderWishes {
  readonly unwanted: readonly ReminderTopic[];
  readonly quiet: QuietHours | null;
}

export interface Reminders {
  readonly pushKey: string;
  readonly browsers: readonly ReminderBrowser[];
  readonly mails: boolean;
  readonly mailAddresses: readonly ReminderMail[];
  readonly webhook: ReminderWebhook | null;
  readonly wishes: ReminderWishes;
}

export interface WebhookSecret {
  readonly secret: string;
}

// dev.anden.protocol.replay

export interface GameAnalysis {
  readonly seat: number;
  readonly progress: number;
  readonly inPoints: boolean;
  readonly start: number;
  readonly end: number;
  readonly steps: readonly Step[];
  readonly shares: readonly Share[];
  readonly verdicts: readonly Verdict[];
}

export interface GameReplay {
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly log: readonly LoggedEvent[];
}

export interface Hint {
  readonly version: number;
  readonly action: string;
  readonly options: readonly Option[];
  readonly thoughts: readonly GameThought[];
}

export interface Option {
  readonly action: GameAction;
  readonly worth: number;
  readonly error: number | null;
}

export interface ReplayChoice {
  readonly seat: number;
  readonly position: Position;
  readonly refusals: Readonly<Record<string, Refusal>>;
}

export interface ReplayPart {
  readonly from: number;
  readonly positions: readonly Position[];
}

export interface Share {
  readonly actor: number;
  readonly byBot: boolean;
  readonly cause: GameEvent | null;
  readonly count: number;
  readonly change: number;
  readonly error: number | null;
}

export interface Step {
  readonly from: number;
  readonly actor: number;
  readonly byBot: boolean;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  readonly before: number;
  readonly change: number;
  readonly error: number | null;
}

export interface Verdict {
  readonly ply: number;
  readonly chosen: Option;
  readonly better: Option;
  readonly lost: number;
  readonly error: number;
  readonly costly: boolean;
}

// dev.anden.protocol.talk

export interface NewSilence {
  readonly kind: SilenceKind;
}

export type ReadyPhrase = 'hello' | 'good-luck' | 'your-turn' | 'one-moment' | 'thinking' | 'well-played' | 'thanks' | 'sorry' | 'back-soon' | 'good-game' | 'again' | 'bye';

export interface Seated {
  readonly type: 'seated';
  readonly seat: number;
}

export type SilenceKind = 'mute' | 'block';

export interface SilencedPeople {
  readonly people: readonly SilencedPerson[];
}

export interface SilencedPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: SilenceKind;
  readonly since: number;
}

export interface Speaker {
  readonly type: 'speaker';
  readonly line: number;
}

export interface TalkLine {
  readonly number: number;
  readonly at: number;
  readonly seat: number | null;
  readonly name: string;
  readonly own: boolean;
  readonly phrase: ReadyPhrase | null;
  readonly text: string;
}

export interface UnreadTable {
  readonly table: string;
  readonly seated: number;
  readonly watching: number;
}

export interface UnreadTalk {
  readonly tables: readonly UnreadTable[];
}

export type Whom = Speaker | Seated;

// dev.anden.protocol.tournament

export interface Entrant {
  readonly number: number;
  readonly name: string;
  readonly withdrawn: boolean;
  readonly games: number;
  readonly points: number;
  readonly opposition: number;
  readonly place: number;
}

export type GameOutcome = 'playing' | 'counted' | 'void';

export interface NewRound {
  readonly round: number;
  readonly regardless: boolean | null;
}

export interface NewTournament {
  readonly game: string;
  readonly seats: number;
  readonly rounds: number;
  readonly time: TimeControl;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>> | null;
  readonly spectators: SpectatorView | null;
  readonly command: string | null;
}

export interface TournamentGame {
  readonly round: number;
  readonly table: string | null;
  readonly outcome: GameOutcome;
  readonly players: readonly TournamentPlayer[];
}

export interface TournamentGlance {
  readonly id: string;
  readonly game: string;
  readonly hostName: string;
  readonly status: TournamentStatus;
  readonly entrants: number;
  readonly round: number;
  readonly rounds: number;
}

export interface TournamentInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly hostName: string;
  readonly host: boolean;
  readonly you: number | null;
  readonly seats: number;
  readonly rounds: number;
  readonly time: TimeControl;
  readonly spectators: SpectatorView;
  readonly bot: string;
  readonly status: TournamentStatus;
  readonly round: number;
  readonly settled: boolean;
  readonly itself: boolean;
  readonly entrants: readonly Entrant[];
  readonly games: readonly TournamentGame[];
}

export interface TournamentList {
  readonly tournaments: readonly TournamentGlance[];
}

export interface TournamentPlayer {
  readonly entrant: number;
  readonly score: number | null;
  readonly points: number | null;
}

export type TournamentStatus = 'open' | 'playing' | 'over';

// What games add

export type GameAction = TtrAction | FqAction;
export type GameEvent = TtrEvent | FqEvent | TableEvent;
export type GameThought = TtrThought | FqThought;
export type GameView = TtrView | FqView;
export type GameBoard = BoardView | FqBoardView;

// Who acts or looks and is no seat, and what can be sent

export const noSeat = {
  chance: -1,
  nobody: -2,
  spectator: -3,
  everything: -4,
} as const;

export const wireLimits = {
  longestName: 24,
  shortestPassword: 8,
  longestPassword: 200,
  longestNote: 2000,
  longestLine: 280,
  largestUpload: 8388608,
  shortestTime: 1000,
  longestBank: 86400000,
  longestBonus: 3600000,
  longestTurn: 2592000000,
  mostMinutesLate: 1440,
  mostTurnsLate: 100,
  mostRounds: 9,
  mostEntrants: 32,
} as const;
