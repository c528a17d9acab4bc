package dev.anden.server.talk;

import dev.anden.protocol.ServerMessage;
import dev.anden.protocol.talk.TalkLine;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.talk.SilenceStore;
import dev.anden.server.store.talk.TalkStore;
import dev.anden.server.table.audience.Observer;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Somebody who hears what is said at a table, but for whom they don't want to hear.
final class Listener {
    private final Observer observer;
    private volatile List<SilenceStore.Row> silenced = List.of();

    /// Used under the room's lock.
    private boolean greeted;

    Listener(Observer observer) {
        this.observer = observer;
    }

    Observer observer() {
        return observer;
    }

    Optional<PersonId> person() {
        return observer.person();
    }

    /// Whether they were told all there was to tell when they came. Until then they are told no line: whom they don't
    /// hear may not be known.
    boolean isGreeted() {
        return greeted;
    }

    void greeted() {
        greeted = true;
    }

    /// Used under the room's lock.
    private int readUpTo;

    /// Reads whom the person doesn't hear.
    void read(SilenceStore silences) {
        silenced = person().map(silences::of).orElse(List.of());
    }

    /// Whether the person hears others now than they were told.
    boolean differs(Map<PersonId, List<SilenceStore.Row>> now) {
        return person().filter(known -> !now.getOrDefault(known, List.of()).equals(silenced))
                .isPresent();
    }

    /// Whether somebody isn't heard, as far as was told.
    boolean silences(PersonId other) {
        return silenced.stream().anyMatch(row -> row.other().equals(other));
    }

    /// Whether there is anything to tell of these lines, or of the silence.
    boolean hasAnything(List<TalkStore.Line> lines) {
        return !lines.isEmpty() || !silenced.isEmpty();
    }

    /// Tells everything that was said.
    ///
    /// @param readings up to which line those have read it of whom that is kept
    void tellAll(List<TalkStore.Line> lines, Map<PersonId, Integer> readings) {
        Optional<Integer> read = person().map(readings::get);
        readUpTo = read.orElse(0);
        observer.tell(new ServerMessage.Talk(
                lines.stream().filter(this::hears).map(this::told).toList(),
                silenced.stream().map(SilenceStore.Row::told).toList(),
                read));
    }

    /// Tells up to which line the person has read it, if it is further than they were told.
    void tellRead(Map<PersonId, Integer> readings) {
        int line = person().map(readings::get).orElse(0);
        if (line > readUpTo) {
            readUpTo = line;
            observer.tell(new ServerMessage.TalkRead(line));
        }
    }

    /// Tells what was just said.
    void tell(TalkStore.Line line) {
        if (hears(line)) {
            observer.tell(new ServerMessage.Said(told(line)));
        }
    }

    /// Tells what somebody is called now who has said these lines, and no others that are kept.
    void tellName(PersonId speaker, String name, List<Integer> lines) {
        if (hears(speaker)) {
            observer.tell(new ServerMessage.Renamed(lines, name));
        }
    }

    private boolean hears(TalkStore.Line line) {
        return hears(line.person());
    }

    private boolean hears(PersonId speaker) {
        return !silences(speaker);
    }

    private TalkLine told(TalkStore.Line line) {
        return new TalkLine(
                line.number(),
                line.at(),
                line.seat(),
                line.name(),
                person().equals(Optional.of(line.person())),
                line.phrase(),
                line.text());
    }
}
