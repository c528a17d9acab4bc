package dev.anden.table;

import dev.anden.engine.Event;
import dev.anden.engine.Game;
import dev.anden.engine.Setup;
import dev.anden.engine.State;
import dev.anden.protocol.ServerMessage.LoggedEvent;
import dev.anden.protocol.TableEvent;
import dev.anden.protocol.TableEvent.Abandoned;
import dev.anden.protocol.TableEvent.AgreedToEnd;
import dev.anden.protocol.TableEvent.BackFromHoliday;
import dev.anden.protocol.TableEvent.CameBack;
import dev.anden.protocol.TableEvent.CompanyEvent;
import dev.anden.protocol.TableEvent.HandedOver;
import dev.anden.protocol.TableEvent.OnHoliday;
import dev.anden.protocol.TableEvent.Paused;
import dev.anden.protocol.TableEvent.Resigned;
import dev.anden.protocol.TableEvent.WentOn;
import dev.anden.table.Notes.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A table's log in memory: the plies that stand, where some were taken back, and who came and went. What happened
/// is told from the plies again for each observer who comes ([Course]), which costs less than keeping it for all.
final class History {
    private final State initial;
    private final List<Ply> plies = new ArrayList<>();
    private final Course course;

    private final Doers doers = new Doers();
    private final Notes notes = new Notes(doers);

    /// How many of the first lines are plies of another game: nobody takes them back.
    private final int branch;

    private long outcomes;
    private long started;
    private long written;

    /// @param branch how many of the first lines are plies of another game
    History(Game game, Setup setup, int branch) {
        this.branch = branch;
        initial = game.newState(setup);
        course = new Course(initial, plies);
    }

    /// A ply that stands.
    ///
    /// @param line its line in the log
    /// @param actor who acted: a seat or `State.CHANCE`
    /// @param at when it was written, in milliseconds since 1970
    /// @param revealing whether it showed its seat something without any chance outcome
    /// @param commanded whether a client's command is behind it, and so no bot that plays for somebody
    record Ply(int line, int actor, int code, long at, boolean revealing, boolean commanded) {}

    /// The first position, before anything happened.
    State initial() {
        return initial;
    }

    /// How many lines the log has. It never gets smaller.
    int version() {
        return doers.size();
    }

    /// When the first line was written, in milliseconds since 1970; 0 if there is none.
    long started() {
        return started;
    }

    /// When the last line was written, in milliseconds since 1970; 0 if there is none.
    long written() {
        return written;
    }

    /// How many of the plies that stand are chance outcomes.
    long outcomes() {
        return outcomes;
    }

    /// The plies that stand, in order. The last one is the latest.
    List<Ply> plies() {
        return plies;
    }

    /// The plies that stand when a change has been taken over.
    ///
    /// @param at when that will be, in milliseconds since 1970
    List<Ply> pliesAfter(Change change, long at) {
        var after = new ArrayList<>(plies);
        if (change instanceof Change.Advanced advanced) {
            for (Step step : advanced.steps()) {
                int line = version() + after.size() - plies.size();
                after.add(new Ply(
                        line,
                        step.before().actor(),
                        step.code(),
                        at,
                        false,
                        step.command().isPresent()));
            }
        }
        return after;
    }

    /// Whether a bot chose a ply for the person in its seat. What somebody chose before their turn is theirs,
    /// though a bot may play for them when it comes. The reverse the log doesn't tell: what a bot chose before
    /// its turn counts as the person's who has come back since, and hasn't taken it back.
    boolean isByBot(Ply ply) {
        return !ply.commanded() && isByBot(ply.actor(), ply.line());
    }

    /// Whether a bot played for the person in a seat when a line was written.
    boolean isByBot(int seat, int line) {
        boolean byBot = false;
        for (Note note : notes.all()) {
            if (note.line() < line && note.event() instanceof CompanyEvent event && event.seat() == seat) {
                byBot = switch (event) {
                    case Resigned _, HandedOver _ -> true;
                    case CameBack _ -> false;
                    case AgreedToEnd _, Abandoned _, Paused _, WentOn _, OnHoliday _, BackFromHoliday _ -> byBot;
                };
            }
        }
        return byBot;
    }

    /// Whether one of some people has done something in the game since a version, and not a bot for them.
    boolean havePlayedSince(int version, Set<Integer> people) {
        return IntStream.range(version, doers.size())
                .anyMatch(line ->
                        doers.acted(line) && people.contains(doers.seat(line)) && !isByBot(doers.seat(line), line));
    }

    /// The seats whose people have left for good since a version.
    Set<Integer> resignedSince(int version) {
        return notes.all().stream()
                .filter(note -> note.line() >= version)
                .map(Note::event)
                .filter(Resigned.class::isInstance)
                .map(TableEvent::seat)
                .collect(Collectors.toUnmodifiableSet());
    }

    /// The ply that could be taken back next, if there is any.
    Optional<Ply> last() {
        return plies.isEmpty() ? Optional.empty() : Optional.of(plies.getLast()).filter(this::isOwn);
    }

    /// Whether a ply isn't one of another game, from which this one goes on.
    boolean isOwn(Ply ply) {
        return ply.line() >= branch;
    }

    /// Whether nobody else has acted since a ply. Chance counts, and so does what was taken back: it was
    /// seen. Who came and went doesn't count, not even if it is the one whose ply it was.
    boolean isAlone(Ply ply) {
        return IntStream.range(ply.line(), doers.size())
                .allMatch(line -> !doers.acted(line) || doers.seat(line) == ply.actor());
    }

    /// The version since which the game itself stands as it does: who came and went doesn't count.
    int changed() {
        int line = doers.size();
        while (line > 0 && !doers.acted(line - 1)) {
            line--;
        }
        return line;
    }

    /// The position before the last ply; it is worked out anew.
    State beforeLast() {
        return course.before(plies.size() - 1);
    }

    /// The position before a ply that stands; it is worked out anew.
    State before(Ply ply) {
        return course.before(plies.indexOf(ply));
    }

    /// Adds a ply.
    ///
    /// @param at milliseconds since 1970
    void add(Step step, long at) {
        int actor = step.before().actor();
        boolean revealing = actor >= 0 && step.before().isRevealing(step.code());
        plies.add(new Ply(
                version(), actor, step.code(), at, revealing, step.command().isPresent()));
        wrote(actor, true, at);
        if (actor == State.CHANCE) {
            outcomes++;
        }
    }

    /// The last ply, a seat's choice, is taken back.
    ///
    /// @param at milliseconds since 1970
    void tookBack(long at) {
        wentBack(plies.getLast().line(), at);
    }

    /// A ply, a seat's choice, is taken back with all that came after it. What chance drew in it comes again:
    /// whoever chooses the same gets the same.
    ///
    /// @param line the number of that ply's line
    /// @param at milliseconds since 1970
    void wentBack(int line, long at) {
        List<Ply> undone = plies.stream().filter(ply -> ply.line() >= line).toList();
        outcomes -= undone.stream().filter(ply -> ply.actor() == State.CHANCE).count();
        plies.removeAll(undone);
        int seat = undone.getFirst().actor();
        int left = plies.size();
        course.forget(left);
        notes.wentBack(left);
        notes.add(new Note(version(), left, at, new TableEvent.TookBack(seat)));
        wrote(seat, true, at);
    }

    /// Somebody came or went.
    ///
    /// @param at milliseconds since 1970
    void companyChanged(CompanyEvent event, long at) {
        notes.add(new Note(version(), plies.size(), at, event));
        wrote(event.seat(), false, at);
    }

    private void wrote(int seat, boolean acted, long at) {
        started = version() == 0 ? at : started;
        written = at;
        doers.add(seat, acted);
    }

    /// What happened since a version, as an observer may know it: of what was taken back only that it was.
    List<LoggedEvent> events(int observer, int since) {
        int first = firstSince(since);
        List<Note> latest = notes.latest(since);
        var told = new ArrayList<LoggedEvent>();
        State before = course.before(first);
        State after = before.copy();
        for (int number = first; number < plies.size(); number++) {
            Ply ply = plies.get(number);
            tellNotes(told, number, latest);
            after.apply(ply.code());
            for (Event event : before.events(ply.code(), after, observer)) {
                told.add(new LoggedEvent(number, ply.at(), event));
            }
            before.copyFrom(after);
        }
        tellNotes(told, plies.size(), latest);
        return told;
    }

    /// How many plies stand that came before a version. What else has happened since then is told before none of them:
    /// a later ply has a later line.
    private int firstSince(int version) {
        int first = plies.size();
        while (first > 0 && plies.get(first - 1).line() >= version) {
            first--;
        }
        return first;
    }

    private static void tellNotes(List<LoggedEvent> told, int number, List<Note> notes) {
        notes.stream()
                .filter(note -> note.ply() == number)
                .forEach(note -> told.add(new LoggedEvent(number, note.at(), note.event())));
    }

    /// Who left, was replaced or came back, in order, each with the number of the ply before which it is told. Who was
    /// on holiday says nothing about the game, nor who long ago was gone only while nobody did anything.
    List<CompanyStep> company() {
        return notes.all().stream()
                .filter(note -> note.event() instanceof CompanyEvent)
                .filter(note -> !isOfHoliday(note.event()))
                .map(note -> new CompanyStep(note.ply(), (CompanyEvent) note.event()))
                .toList();
    }

    /// Whether an event tells who was on holiday, which is nobody's business when the game is over.
    static boolean isOfHoliday(Event event) {
        return event instanceof OnHoliday || event instanceof BackFromHoliday;
    }

    /// The codes of the plies that stand, in order: the game.
    int[] codes() {
        return plies.stream().mapToInt(Ply::code).toArray();
    }
}
