package dev.anden.table;

import dev.anden.engine.Dealer;
import dev.anden.engine.Game;
import dev.anden.engine.Refusal;
import dev.anden.engine.ScoreSheet;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.ServerMessage.Position;
import dev.anden.protocol.Substitute;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableResult;
import dev.anden.protocol.replay.GameReplay;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A started game at a table: the position, how it came about, and the choices kept for later.
///
/// Its verbs ([#begin], [#act], [#takeBack], [#choose] and the like) work out what is wished for and change nothing;
/// [#take] makes it so. To be used by one thread at a time.
public final class Play {
    private final History history;
    private final Dealer dealer;
    private final long[] key;
    private final Map<Integer, EarlyChoice> early = new TreeMap<>();
    private final Company company = new Company();
    private final Timekeeping timekeeping;
    private final Offers offers;

    private State state;
    private Clocks clocks;

    /// A game before its first line, with no clocks.
    ///
    /// @param key the secret that every chance outcome and every bot's choice is drawn from: four words, 256 bits
    /// @throws IllegalArgumentException if the key has not four words, or the set-up isn't one of the game's
    public Play(Game game, Setup setup, long[] key) {
        this(game, setup, key, Timing.NONE);
    }

    /// A game before its first line.
    ///
    /// @param key the secret that every chance outcome and every bot's choice is drawn from: four words, 256 bits
    /// @param timing what its clocks go by
    /// @throws IllegalArgumentException if the key has not four words, or the set-up isn't one of the game's
    public Play(Game game, Setup setup, long[] key, Timing timing) {
        this(game, setup, key, timing, 0);
    }

    /// A game that goes on from a moment of another one, before its first line.
    ///
    /// @param branch how many of its plies, the first ones, are those of the other game: they stand
    public Play(Game game, Setup setup, long[] key, Timing timing, int branch) {
        history = new History(game, setup, branch);
        dealer = new Dealer(key);
        this.key = key.clone();
        state = history.initial();
        offers = new Offers(state.seats());
        timekeeping = new Timekeeping(this, timing);
        clocks = Clocks.before(timing.control(), state.seats());
    }

    /// Chance deals, up to the first choice of a seat.
    public Change begin() {
        return advance().settle();
    }

    /// What happened in another game up to some moment, from which this one goes on; chance deals what comes next,
    /// up to the first choice of a seat.
    ///
    /// @param codes the plies of the other game, all of which are legal
    public Change beginWith(int[] codes) {
        return advance().bring(codes).settle();
    }

    /// A seat acts.
    ///
    /// @param version the version that the choice was made on
    /// @param text the action in the game's notation
    /// @param command the client's id of it, if it has one
    /// @return a [Change], or why it can't be
    public Answer act(int seat, int version, String text, Optional<String> command) {
        return ActionRules.act(this, seat, version, text, command);
    }

    /// A seat takes its last choice back.
    ///
    /// @param version the version that the wish was made on
    /// @param command the client's id of it, if it has one
    /// @return a [Change], or why it can't be
    public Answer takeBack(int seat, int version, Optional<String> command) {
        return TakingBack.takeBack(this, seat, version, command);
    }

    /// A seat goes back to before its own last choice, whatever came after it. Whether everybody agrees isn't asked
    /// here.
    ///
    /// @param command the client's id of it, if it has one
    /// @return a [Change], or why it can't be
    public Answer goBack(int seat, Optional<String> command) {
        return GoingBack.of(this, seat, command);
    }

    /// Somebody leaves, is replaced or comes back, or the people agree to end the game. Whether whoever wishes for
    /// it may do so isn't asked here.
    ///
    /// @param command the client's id of it, if it has one
    /// @return a [Change], or why it can't be
    public Answer changeCompany(CompanyEvent event, Optional<String> command) {
        return CompanyRules.of(this, event, command);
    }

    /// The person in a seat, for whom a bot plays, wishes to play again. A choice that its time was up for is the
    /// bot's: whoever comes and goes would have time without end for it, and the others would wait. Where nobody
    /// else plays the bot doesn't either, and nobody waits.
    ///
    /// @param command the client's id of it, if it has one
    /// @return a [Change], or why it can't be
    public Answer comeBack(int seat, Optional<String> command) {
        return CompanyRules.comingBack(this, seat, command);
    }

    /// Whether a person's time was up for a choice that the bot in the seat has still to make.
    boolean isOverdue(int seat) {
        OptionalInt late = company.lateAt(seat);
        return timekeeping.isSomebodyThere() && late.isPresent() && asksStill(seat, late.getAsInt());
    }

    /// Who plays for the person in a seat, if it doesn't itself.
    public Optional<Substitute> substitute(int seat) {
        return company.substitute(seat);
    }

    /// Whether a seat has something to choose now, be it its turn or before it.
    public boolean asks(int seat) {
        return choiceOf(seat).isPresent();
    }

    /// Whether a seat has still the choice that it had at a version.
    public boolean asksStill(int seat, int version) {
        return asks(seat) && version >= offers.since(seat);
    }

    /// What a bot is asked that has something to choose; empty if it hasn't.
    public Optional<BotRequest> request(int seat) {
        return choiceOf(seat).map(choice -> new BotRequest(seat, version(), choice.copy(), key));
    }

    /// A bot's answer to a request.
    ///
    /// @param code a legal one: see [BotRequest#objection]
    /// @return empty if the table isn't any more where the bot thought it to be
    public Optional<Change> choose(BotRequest request, int code) {
        return ActionRules.choose(this, request, code);
    }

    /// Takes over what was worked out, once it is written.
    ///
    /// @param at when that was, in milliseconds since 1970
    public void take(Change change, long at) {
        clocks = clocksAfter(change, at);
        switch (change) {
            case Change.Advanced advanced -> advanced.steps().forEach(step -> take(step, at));
            case Change.TookBack back -> tookBack(back.after(), at);
            case Change.WentBack back -> wentBack(back.undone(), back.after(), at);
            case Change.CompanyChanged changed -> {
                company.take(changed.event(), version(), at);
                history.companyChanged(changed.event(), at);
            }
            case Change.Kept kept -> keep(kept.choice());
            case Change.GaveUp _ -> {}
        }
        change.dropped().forEach(choice -> early.remove(choice.seat()));
    }

    public Game game() {
        return state.game();
    }

    /// Lines in the log. It never gets smaller.
    public int version() {
        return history.version();
    }

    /// When the first line of the log was written, in milliseconds since 1970; 0 if there is none.
    public long started() {
        return history.started();
    }

    /// When the last line of the log was written, in milliseconds since 1970; 0 if there is none.
    public long written() {
        return history.written();
    }

    /// Whether nobody plays on: the game is over, or was ended without a result.
    public boolean isOver() {
        return state.actor() == State.NOBODY || company.wasAbandoned();
    }

    /// The seat to act, `State.CHANCE` or `State.NOBODY`.
    public int actor() {
        return state.actor();
    }

    /// The seats that the table waits for.
    public Set<Integer> toAct() {
        return isOver() ? Set.of() : Offers.toAct(state, early.keySet());
    }

    /// The seats whose choices wait for their turn, in order.
    public List<Integer> earlySeats() {
        return List.copyOf(early.keySet());
    }

    /// Since when the table waits for a seat, in milliseconds since 1970; empty if it doesn't.
    public OptionalLong waitedForSince(int seat) {
        return toAct().contains(seat) ? OptionalLong.of(offers.waitedForSince(seat)) : OptionalLong.empty();
    }

    /// The seats that it waits for when a change has been taken over.
    public Set<Integer> toActAfter(Change change) {
        Set<Integer> chosen = new HashSet<>(early.keySet());
        change.dropped().forEach(choice -> chosen.remove(choice.seat()));
        change.kept().ifPresent(choice -> chosen.add(choice.seat()));
        return change.abandonsGame() ? Set.of() : Offers.toAct(change.after(), chosen);
    }

    /// Whether the clocks stand because all have agreed to it.
    public boolean isPaused() {
        return company.isPaused();
    }

    /// The seats whose people have left for good since a version.
    Set<Integer> resignedSince(int version) {
        return history.resignedSince(version);
    }

    /// Whether one of some people has done something in the game since a version, and not a bot for them.
    boolean havePlayedSince(int version, Set<Integer> people) {
        return history.havePlayedSince(version, people);
    }

    /// Who has said that they are on holiday and not that they are back, by seat; it may be over.
    public Map<Integer, Holiday> holidays() {
        return Map.copyOf(company.holidays());
    }

    /// Whether a seat has a clock by correspondence.
    boolean hasSlowClock(int seat) {
        return timekeeping.isSlow(seat);
    }

    /// Whether the table was set up with clocks: logs of before may tell of them where nobody waits for
    /// anybody.
    boolean isTimed() {
        return timekeeping.isTimed();
    }

    /// Whether time is counted for anybody: nobody has a clock where nobody else ever waits.
    public boolean hasClocks() {
        return timekeeping.counts();
    }

    /// How much time each seat has left, and whose clocks run.
    public Clocks clocks() {
        return clocks;
    }

    /// How much time each seat has left when a change has been taken over.
    ///
    /// @param at when that will be, in milliseconds since 1970
    public Clocks clocksAfter(Change change, long at) {
        return timekeeping.after(change, at);
    }

    /// Sets the clocks after the log was read again.
    ///
    /// @param reading what they showed when its last line was written
    public void setClocks(Reading reading) {
        clocks = timekeeping.again(reading);
    }

    /// Whether a seat may take its last choice back.
    public boolean mayTakeBack(int seat) {
        return WayBack.objection(this, seat).isEmpty();
    }

    /// How things stand for one observer: what the game lets it know, and what it may choose.
    ///
    /// @param observer a seat or `State.SPECTATOR`
    /// @param waiting what bots wait for, if they do
    public Position position(int observer, Optional<Waiting> waiting) {
        return Positions.of(this, observer, waiting);
    }

    /// Why things can't be chosen, by target.
    ///
    /// @param observer a seat or `State.SPECTATOR`
    public Map<String, Refusal> refusals(int observer) {
        return Positions.refusals(this, observer);
    }

    /// What happened since a version, as an observer may know it: of what was taken back only that it was, and
    /// who was on holiday only until the game is over.
    public List<LoggedEvent> events(int observer, int since) {
        List<LoggedEvent> told = history.events(observer, since);
        return isOver()
                ? told.stream()
                        .filter(logged -> !History.isOfHoliday(logged.event()))
                        .toList()
                : told;
    }

    /// All that happened so far, as an observer may know it: everything, when the game was played to its end.
    public List<LoggedEvent> wholeLog(int observer) {
        return events(state.actor() == State.NOBODY ? State.EVERYTHING : observer, 0);
    }

    /// What happened, for whoever goes through it ply by ply.
    ///
    /// @param seat whose knowledge it is told with; empty for all hands
    public GameReplay retold(Optional<Integer> seat) {
        return new GameReplay(seat, recording().actors(), events(seat.orElse(State.EVERYTHING), 0));
    }

    /// The plies that stand, to be gone through one by one.
    public Recording recording() {
        return new Recording(history);
    }

    /// The codes of the plies that stand, in order: the game.
    public int[] codes() {
        return history.codes();
    }

    /// Who left, was replaced or came back, in order; not who was on holiday.
    public List<CompanyStep> company() {
        return history.company();
    }

    /// How the game ended; empty as long as it goes on.
    public Optional<TableResult> result() {
        return ending().map(Ending::result);
    }

    /// How the game ended, with what is remembered of it; empty as long as it goes on.
    public Optional<Ending> ending() {
        return state.actor() == State.NOBODY
                ? Optional.of(ending(state, history.plies(), history.started(), history.written()))
                : Optional.empty();
    }

    /// How the game ends with a change, once that has been taken over; empty if it goes on.
    ///
    /// @param at when that will be, in milliseconds since 1970
    public Optional<Ending> endingAfter(Change change, long at) {
        State end = change.after();
        if (end.actor() != State.NOBODY) {
            return Optional.empty();
        }
        return Optional.of(ending(end, history.pliesAfter(change, at), version() == 0 ? at : history.started(), at));
    }

    private Ending ending(State end, List<History.Ply> plies, long started, long ended) {
        ScoreSheet sheet = end.scoreSheet();
        List<SeatFacts> seats = new Remembering(this, plies, sheet).seats();
        List<Integer> deserted = IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat).deserted())
                .boxed()
                .toList();
        return new Ending(new TableResult(sheet.totals(), sheet.ranks(), deserted, end.ply(), started, ended), seats);
    }

    /// The position now. Not to be changed by whoever gets it.
    State state() {
        return state;
    }

    History history() {
        return history;
    }

    /// The choices that wait for their turn, by seat.
    Map<Integer, EarlyChoice> early() {
        return early;
    }

    /// Takes over a choice that is kept for its turn.
    void keep(EarlyChoice choice) {
        early.put(choice.seat(), choice);
    }

    /// Since when each seat has had the choice that it has now.
    Offers offers() {
        return offers;
    }

    /// The position in which a seat can choose now, be it its turn or before it; empty if it has nothing to
    /// choose or has chosen.
    Optional<State> choiceOf(int seat) {
        if (isOver()) {
            return Optional.empty();
        }
        if (state.actor() == seat) {
            return Optional.of(state);
        }
        return early.containsKey(seat) ? Optional.empty() : state.ahead(seat);
    }

    /// Begins to work out what follows from the position now.
    Advance advance() {
        return new Advance(state, history.outcomes(), dealer, early);
    }

    /// Takes over one ply that is in the log.
    void take(Step step, long at) {
        history.add(step, at);
        timekeeping.advancedTo(step.after());
        moveTo(step.after(), step.before().actor(), at);
    }

    /// Takes over that the last ply, a seat's choice, was taken back.
    ///
    /// @param before the position before it
    /// @param at when that was written, in milliseconds since 1970
    void tookBack(State before, long at) {
        timekeeping.tookBackTo(before);
        history.tookBack(at);
        moveTo(before, before.actor(), at);
    }

    /// Takes over that a ply and all after it were taken back.
    ///
    /// @param line the number of the ply's line
    /// @param before the position before it
    /// @param at when that was written, in milliseconds since 1970
    void wentBack(int line, State before, long at) {
        timekeeping.wentBack();
        history.wentBack(line, at);
        offers.withdraw();
        moveTo(before, before.actor(), at);
    }

    /// @param actor who has acted, or may act again
    /// @param at when, in milliseconds since 1970
    private void moveTo(State now, int actor, long at) {
        state = now;
        offers.renew(now, actor, version(), at);
    }
}
