import type {
  Account,
  Companion,
  NewBranch,
  NewContribution,
  NewHoliday,
  NewHost,
  NetworkBotList,
  NetworkBotToken,
  NewInvitation,
  NewListing,
  NewPaint,
  NewStarting,
  NewTerms,
  CreateTable,
  DevicePerson,
  Farewell,
  GameAnalysis,
  GameFileInfo,
  GameInfo,
  GameName,
  GameReplay,
  Hint,
  HistoryPage,
  HolidayInfo,
  HttpProblem,
  ImportReport,
  LevelInfo,
  LostPassword,
  MailLink,
  Me,
  KnownPeople,
  MyGames,
  NewNetworkBot,
  NewPasskey,
  NewPassword,
  NewReminderBrowser,
  NewReminderMail,
  NewReminderWebhook,
  NewRound,
  NewSilence,
  NewTournament,
  Option,
  OwnNote,
  OwnProfile,
  Paint,
  PasskeyChallenge,
  PasskeyInvitation,
  PasskeyProof,
  PasskeyWish,
  PasswordByLink,
  PasswordLink,
  PasswordLinkOwner,
  Person,
  Profile,
  Protection,
  RatingChange,
  RatingTable,
  Recoverable,
  Recovered,
  Recovery,
  ReminderBrowser,
  Reminders,
  ReminderWishes,
  ReplayChoice,
  ReplayPart,
  SeatBot,
  SeatNetworkBot,
  SeatProfile,
  ServerInfo,
  SignIn,
  SignedIn,
  SilencedPeople,
  SilenceKind,
  Statistics,
  TableDeals,
  TableInfo,
  TokenWish,
  TournamentInfo,
  TournamentList,
  UnreadTalk,
  WaitingGames,
  WatchableGames,
  WebhookSecret,
} from '../generated/wire';
import { protectedElsewhere } from '../browser/protectedElsewhere.svelte';
import { toldBrowser } from '../browser/toldBrowser';
import { CodedFailure } from './codedFailure';
import { newerPage } from './newerPage.svelte';
import { onceMade, type Wished } from './onceMade';

/** An answer that isn't a success, with what the sentence about it needs. */
export class HttpFailure extends CodedFailure {
  constructor(
    readonly status: number,
    readonly problem: HttpProblem,
  ) {
    super(problem.code, problem.detail);
  }
}

/** The problem named by the body of an answer; `unreachable` if the body isn't one. */
function problemOf(body: unknown): HttpProblem {
  if (typeof body === 'object' && body !== null && 'code' in body) {
    return { facts: {}, detail: '', ...body } as HttpProblem;
  }
  return { code: 'unreachable', facts: {}, detail: 'The answer has no problem in it.' };
}

/**
 * The question who this browser is, as long as it has no answer. Whoever is new becomes somebody with that answer:
 * whatever they did before it came, somebody else would have done.
 */
let arriving: Promise<unknown> | null = null;

/** Who this browser is, as it was told last; null before it was. */
let met: Me | null = null;

/** Whether the server is sure to know this browser again. */
let knownAgain = false;

/** Who this browser is: however many parts of a page ask at once, they are told the same. */
function arrive(ask: () => Promise<Me>): Promise<Me> {
  const asked = (arriving as Promise<Me> | null) ?? meet(ask).finally(() => (arriving = null));
  arriving = asked;
  return asked;
}

async function meet(ask: () => Promise<Me>): Promise<Me> {
  const before = met;
  met = await ask();
  const { name, chosen, handle } = met;
  protectedElsewhere.hear(met);
  // What somebody has chosen, and nobody new has, came back with a cookie, as did whoever is the same as before.
  if (chosen || handle !== null || before?.name === name) knownAgain = true;
  return met;
}

/**
 * What isn't a question waits until it is known who does it; the server says what is wrong, if it doesn't say that.
 *
 * @throws HttpFailure if the server wouldn't know who did it: a table that they set up would be nobody's
 */
async function arrived(): Promise<void> {
  await arriving?.catch(() => null);
  if (met !== null && !knownAgain && !(await isKnownAgain())) {
    throw new HttpFailure(0, { code: 'no-cookies', facts: {}, detail: 'No cookie is kept, or none gets there.' });
  }
}

/** Where cookies don't get through, each question is somebody else's. Whoever signs in meanwhile is so only once. */
async function isKnownAgain(): Promise<boolean> {
  if (navigator.cookieEnabled === false) return false;
  try {
    for (let questions = 0; questions < 2 && !knownAgain; questions++) await api.me();
    return knownAgain;
  } catch {
    return true;
  }
}

const becoming: (() => void)[] = [];

/** Tells from now on whenever this browser has become somebody else: signed in or out, or here by a link. */
export function onBecoming(listener: () => void): void {
  becoming.push(listener);
}

/** Tells of it as soon as the server has said that it is so. */
async function become<T>(answer: Promise<T>): Promise<T> {
  const told = await answer;
  becoming.forEach((listener) => listener());
  return told;
}

/** Milliseconds after which nobody will answer any more, whatever the connection seems to be. */
const patience = 30_000;

/** Where a bot thinks before there is an answer. */
const longPatience = 120_000;

async function request<T>(method: string, path: string, body?: unknown, longest = patience): Promise<T> {
  if (method !== 'GET') await arrived();
  // No link and no form of another site can send this header.
  const headers: Record<string, string> = { 'X-Anden': '1' };
  // Whoever signs in is told in this browser from then on, and in no other where the guest was told.
  if (method !== 'GET' && toldBrowser.id !== null) headers['Anden-Browser'] = toldBrowser.id;
  const init: RequestInit = { method, credentials: 'same-origin', headers };
  if (body instanceof Blob) {
    headers['Content-Type'] = 'application/octet-stream';
    init.body = body;
  } else if (method !== 'GET') {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body ?? {});
  }
  // How long a file takes is up to the connection.
  if (!(body instanceof Blob)) init.signal = AbortSignal.timeout(longest);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, init);
    text = await answer.text();
  } catch {
    throw new HttpFailure(0, { code: 'unreachable', facts: {}, detail: 'No answer, or not all of it.' });
  }
  newerPage.note(answer.headers.get('Anden-Page'));
  const parsed = text === '' ? null : safely(text);
  if (!answer.ok || parsed === undefined) throw new HttpFailure(answer.status, problemOf(parsed));
  return parsed as T;
}

/** What a text says in JSON; undefined if it isn't any, as where somebody answers in the server's place. */
function safely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const at = (...parts: (string | number)[]): string =>
  '/api/' + parts.map((part) => encodeURIComponent(part)).join('/');

/** Every question that the browser asks over HTTP. */
export type Api = ReturnType<typeof apiAs>;

/** The questions of one of the people of this device: its own person (0), or a companion by number. */
export function apiAs(person: number) {
  const said = person === 0 ? '' : `as=${person}`;
  const spoken = (path: string): string => (said === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${said}`);
  const ask = <T>(method: string, path: string, body?: unknown): Promise<T> => request<T>(method, spoken(path), body);
  /** What is made once, however often it is asked for. */
  const make = <T>(path: string, wish: object): Promise<T> =>
    onceMade(spoken(path), wish, (command) => ask<T>('POST', path, { ...wish, command }));
  const askPatiently = <T>(path: string): Promise<T> => request<T>('GET', spoken(path), undefined, longPatience);
  return {
    server: () => ask<ServerInfo>('GET', at('server')),
    games: () => ask<GameInfo[]>('GET', at('games')),
    /** What games are called that were here and aren't any more. */
    goneGames: () => ask<GameName[]>('GET', at('games', 'gone')),
    files: () => ask<GameFileInfo[]>('GET', at('games', 'files')),
    levels: (game: string) => ask<LevelInfo[]>('GET', at('games', game, 'levels')),
    board: (game: string) => ask<unknown>('GET', at('games', game, 'board')),
    me: () => (person === 0 ? arrive(() => ask<Me>('GET', at('me'))) : ask<Me>('GET', at('me'))),
    rename: (person: Person) => ask<Person>('PUT', at('me'), person),
    holiday: () => ask<HolidayInfo>('GET', at('me', 'holiday')),
    leave: (wish: NewHoliday) => ask<HolidayInfo>('PUT', at('me', 'holiday'), wish),
    comeBack: () => ask<HolidayInfo>('DELETE', at('me', 'holiday')),
    silenced: () => ask<SilencedPeople>('GET', at('me', 'silenced')),
    endSilence: (id: string) => ask<SilencedPeople>('DELETE', at('me', 'silenced', id)),
    addCompanion: (person: Person) => ask<Companion>('POST', at('companions'), person),
    removeCompanion: (number: number) => ask<null>('DELETE', at('companions', number)),
    account: () => ask<Account>('GET', at('account')),
    protect: (wish: Protection) => ask<Account>('POST', at('account'), wish),
    signIn: (wish: SignIn) => become(ask<SignedIn>('POST', at('session'), wish)),
    invitePasskey: (wish: PasskeyWish) => ask<PasskeyInvitation>('POST', at('account', 'passkeys', 'challenge'), wish),
    addPasskey: (made: NewPasskey) => ask<Account>('POST', at('account', 'passkeys'), made),
    /** Whether it may be the last way in has to be said. */
    removePasskey: (id: string, last: boolean) =>
      ask<Account>('DELETE', `${at('account', 'passkeys', id)}?last=${last}`),
    ownProfile: () => ask<OwnProfile>('GET', at('account', 'profile')),
    openProfile: () => ask<OwnProfile>('POST', at('account', 'profile')),
    closeProfile: () => ask<OwnProfile>('DELETE', at('account', 'profile')),
    profile: (id: string) => ask<Profile>('GET', at('players', id)),
    /** Whoever shows the profile isn't heard any more, or blocked. */
    silence: (id: string, kind: SilenceKind) =>
      ask<null>('PUT', at('players', id, 'silence'), { kind } satisfies NewSilence),
    networkBots: () => ask<NetworkBotList>('GET', at('account', 'bots')),
    makeNetworkBot: (wish: NewNetworkBot) => ask<NetworkBotToken>('POST', at('account', 'bots'), wish),
    /** The old token isn't worth anything any more. */
    replaceToken: (id: string, wish: TokenWish) =>
      ask<NetworkBotToken>('POST', at('account', 'bots', id, 'token'), wish),
    removeNetworkBot: (id: string) => ask<NetworkBotList>('DELETE', at('account', 'bots', id)),
    askPasskey: () => ask<PasskeyChallenge>('POST', at('session', 'passkey', 'challenge')),
    signInByPasskey: (proof: PasskeyProof) => become(ask<SignedIn>('POST', at('session', 'passkey'), proof)),
    askForPasswordLink: (lost: LostPassword) => ask<null>('POST', at('session', 'lost'), lost),
    lookAtPasswordLink: (link: PasswordLink) => ask<PasswordLinkOwner>('POST', at('session', 'link', 'look'), link),
    usePasswordLink: (wish: PasswordByLink) => become(ask<SignedIn>('POST', at('session', 'link'), wish)),
    signOut: () => become(ask<null>('DELETE', at('session'))),
    changePassword: (wish: NewPassword) => ask<Account>('PUT', at('account', 'password'), wish),
    endDevice: (id: string) => ask<Account>('DELETE', at('account', 'devices', id)),
    endOtherDevices: () => ask<Account>('DELETE', at('account', 'devices')),
    makeRecovery: () => ask<Recovery>('POST', at('account', 'recovery')),
    revokeRecovery: () => ask<null>('DELETE', at('account', 'recovery')),
    lookAtRecovery: (link: Recovery) => ask<Recoverable>('POST', at('recovery', 'look'), link),
    followRecovery: (link: Recovery) => become(ask<Recovered>('POST', at('recovery'), link)),
    farewell: (wish: Farewell) => become(ask<null>('POST', at('account', 'farewell'), wish)),
    reminders: () => ask<Reminders>('GET', at('reminders')),
    addReminderBrowser: (wish: NewReminderBrowser) => ask<ReminderBrowser>('POST', at('reminders', 'browsers'), wish),
    askReminderMail: (wish: NewReminderMail) => ask<Reminders>('PUT', at('reminders', 'mail'), wish),
    addReminderWebhook: (wish: NewReminderWebhook) => ask<WebhookSecret>('PUT', at('reminders', 'webhook'), wish),
    chooseReminders: (wishes: ReminderWishes) => ask<Reminders>('PUT', at('reminders', 'wishes'), wishes),
    removeReminder: (id: string) => ask<Reminders>('DELETE', at('reminders', 'receivers', id)),
    tryReminder: (id: string) => ask<Reminders>('POST', at('reminders', 'receivers', id, 'trial')),
    confirmMail: (link: MailLink) => ask<null>('POST', at('reminders', 'confirm'), link),
    unsubscribeMail: (link: MailLink) => ask<null>('POST', at('reminders', 'unsubscribe'), link),
    myGames: () => ask<MyGames>('GET', at('me', 'games')),
    /** With whom one has played, and how they stand to a table, if there is one. */
    people: (table: string | null) =>
      ask<KnownPeople>('GET', at('me', 'people') + (table === null ? '' : `?table=${table}`)),
    /** Where others have said something that wasn't read. */
    unread: () => ask<UnreadTalk>('GET', at('me', 'unread')),
    waiting: () => ask<WaitingGames>('GET', at('me', 'waiting')),
    /** The query begins with a question mark, or is empty. */
    history: (query: string) => ask<HistoryPage>('GET', at('me', 'history') + query),
    /** The file is a recorded game, or an archive of them. The query says who the person was there, or is empty. */
    bringGames: (file: File, query: URLSearchParams) =>
      ask<ImportReport>('POST', `${at('me', 'history', 'import')}?${new URLSearchParams([['name', file.name], ...query])}`, file),
    deleteGame: (id: string) => ask<null>('DELETE', at('me', 'history', id)),
    statistics: (query: string) => ask<Statistics>('GET', at('me', 'statistics') + query),
    /** The season is empty for all time. */
    ratings: (game: string, season: string) =>
      ask<RatingTable>('GET', `${at('ratings', game)}?season=${encodeURIComponent(season)}`),
    ratingChanges: (id: string) => ask<RatingChange[]>('GET', at('tables', id, 'ratings')),
    /** Who at a table shows a profile. */
    seatProfiles: (id: string) => ask<SeatProfile[]>('GET', at('tables', id, 'profiles')),
    tables: () => ask<TableInfo[]>('GET', at('tables')),
    /** The games in play that everybody may watch. */
    watchable: () => ask<WatchableGames>('GET', at('tables', 'watchable')),
    table: (id: string) => ask<TableInfo>('GET', at('tables', id)),
    /** Answered when more is found than is known, from 0 to 1. */
    analysis: (id: string, seat: number, known: number) =>
      askPatiently<GameAnalysis>(`${at('tables', id, 'analysis', seat)}?known=${known}`),
    /** What is known of it already: nothing is begun. */
    analysisSoFar: (id: string, seat: number) =>
      ask<GameAnalysis>('GET', `${at('tables', id, 'analysis', seat)}?begin=false`),
    /** With the knowledge of a seat, or with all hands. */
    replay: (id: string, seat: number | null) =>
      ask<GameReplay>('GET', at('tables', id, 'replay') + (seat === null ? '' : `?seat=${seat}`)),
    /** The positions of it from one on, as many as are told at once. */
    replayPart: (id: string, seat: number | null, from: number) =>
      ask<ReplayPart>('GET', `${at('tables', id, 'replay', 'positions')}?from=${from}${seat === null ? '' : `&seat=${seat}`}`),
    /** What could be chosen after a number of plies of it. */
    replayChoice: (id: string, ply: number) => ask<ReplayChoice>('GET', at('tables', id, 'replay', 'choices', ply)),
    /** What actions were worth that could be chosen there, in their order. */
    compared: (id: string, ply: number, actions: readonly string[]) =>
      askPatiently<readonly Option[]>(
        `${at('tables', id, 'analysis', 'choices', ply)}?${actions.map((one) => `action=${encodeURIComponent(one)}`).join('&')}`,
      ),
    hint: (id: string) => askPatiently<Hint>(at('tables', id, 'hint')),
    /** What a bot would have done in the place of whoever had to choose after a number of plies of it. */
    pastHint: (id: string, ply: number) => askPatiently<Hint>(at('tables', id, 'replay', 'hint', ply)),
    /** What whoever asks has written down of the game for themselves. */
    note: (id: string) => ask<OwnNote>('GET', at('tables', id, 'note')),
    writeNote: (id: string, note: OwnNote) => ask<OwnNote>('PUT', at('tables', id, 'note'), note),
    deals: (id: string) => ask<TableDeals>('GET', at('tables', id, 'deals')),
    createTable: (wish: Wished<CreateTable>) => make<TableInfo>(at('tables'), wish),
    branch: (id: string, wish: Wished<NewBranch>) => make<TableInfo>(at('tables', id, 'branch'), wish),
    here: (id: string) => ask<DevicePerson[]>('GET', at('tables', id, 'here')),
    /** @param liked the colour that whoever sits down gets if nobody else has it */
    sitDown: (id: string, seat: number, liked?: Paint) =>
      ask<TableInfo>('POST', `${at('tables', id, 'seats', seat)}${liked === undefined ? '' : `?paint=${liked}`}`),
    paint: (id: string, seat: number, paint: Paint) =>
      ask<TableInfo>('PUT', at('tables', id, 'seats', seat, 'paint'), { paint } satisfies NewPaint),
    standUp: (id: string, seat: number) => ask<TableInfo>('DELETE', at('tables', id, 'seats', seat)),
    seatBot: (id: string, seat: number, level: string) =>
      ask<TableInfo>('POST', at('tables', id, 'seats', seat, 'bot'), { level } satisfies SeatBot),
    seatNetworkBot: (id: string, seat: number, bot: string) =>
      ask<TableInfo>('POST', at('tables', id, 'seats', seat, 'network-bot'), { id: bot } satisfies SeatNetworkBot),
    contribute: (id: string, digits: string) =>
      ask<TableInfo>('PUT', at('tables', id, 'contribution'), { digits } satisfies NewContribution),
    /** Whoever is asked to play there doesn't. */
    declineInvitation: (id: string) => ask<null>('DELETE', at('tables', id, 'invitation')),
    invite: (id: string, wish: NewInvitation) => ask<TableInfo>('POST', at('tables', id, 'invitations'), wish),
    /** Whoever was invited and hasn't answered isn't any more. */
    withdrawInvitation: (id: string, invitation: string) =>
      ask<TableInfo>('DELETE', at('tables', id, 'invitations', invitation)),
    /** The game waits for its host to start it, even if nobody is missing. */
    rematch: (id: string) => ask<TableInfo>('POST', `${at('tables', id, 'rematch')}?waits=true`),
    list: (id: string, listed: boolean) =>
      ask<TableInfo>('PUT', at('tables', id, 'listing'), { listed } satisfies NewListing),
    startByItself: (id: string, byItself: boolean) =>
      ask<TableInfo>('PUT', at('tables', id, 'starting'), { byItself } satisfies NewStarting),
    changeTerms: (id: string, terms: NewTerms) => ask<TableInfo>('PUT', at('tables', id, 'terms'), terms),
    passOn: (id: string, seat: number) =>
      ask<TableInfo>('PUT', at('tables', id, 'host'), { seat } satisfies NewHost),
    closeTable: (id: string) => ask<null>('DELETE', at('tables', id)),
    start: (id: string) => ask<TableInfo>('POST', at('tables', id, 'start')),
    /** Those of whoever asks, and of those who play on the same device. */
    tournaments: () => ask<TournamentList>('GET', at('tournaments')),
    tournament: (id: string) => ask<TournamentInfo>('GET', at('tournaments', id)),
    setUpTournament: (wish: Wished<NewTournament>) => make<TournamentInfo>(at('tournaments'), wish),
    enterTournament: (id: string) => ask<TournamentInfo>('POST', at('tournaments', id, 'entrants')),
    /** Oneself, or as its host anybody. */
    withdraw: (id: string, entrant: number) => ask<TournamentInfo>('DELETE', at('tournaments', id, 'entrants', entrant)),
    beginRound: (id: string, wish: NewRound) => ask<TournamentInfo>('POST', at('tournaments', id, 'round'), wish),
    /** Before it begins it is gone, later it is over. */
    callOff: (id: string) => ask<null>('DELETE', at('tournaments', id)),
  };
}

export const api = apiAs(0);
