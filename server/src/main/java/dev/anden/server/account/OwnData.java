package dev.anden.server.account;

import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.OwnDataStore;
import dev.anden.server.store.people.PersonId;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.json.JsonMapper;

/// Writes everything that is kept about a person as JSON, what can be much of it page by page: however much it is,
/// little of it is in memory. Of other people it has nothing, and of the person's secrets (password, tokens) only
/// that there are some.
public final class OwnData {
    private static final int PAGE = 20;

    /// What the database has as milliseconds since 1970.
    private static final Set<String> TIMES = Set.of(
            "created",
            "opened",
            "seen",
            "expires",
            "passwordChanged",
            "changed",
            "started",
            "ended",
            "at",
            "used",
            "handled",
            "since",
            "until",
            "declined",
            "withdrawn");

    /// What the database has as 1 or 0.
    private static final Set<String> FLAGS = Set.of("host", "imported", "timeAnyway");

    private final OwnDataStore store;
    private final NetworkBotStore bots;
    private final JsonMapper json;

    public OwnData(OwnDataStore store, NetworkBotStore bots, JsonMapper json) {
        this.store = store;
        this.bots = bots;
        this.json = json;
    }

    /// Writes it, and leaves the stream open. If it can't be written to its end, it isn't JSON.
    ///
    /// @throws IOException as the stream does
    void write(PersonId person, OutputStream out) throws IOException {
        try {
            writeAll(person, out);
        } catch (JacksonIOException failure) {
            throw failure.getCause();
        }
    }

    private void writeAll(PersonId person, OutputStream out) {
        try (JsonGenerator writing = json.writerWithDefaultPrettyPrinter()
                .without(StreamWriteFeature.AUTO_CLOSE_CONTENT)
                .without(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .without(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .createGenerator(out)) {
            writing.writeStartObject();
            object(writing, "person", store.person(person).orElse(Map.of()));
            object(writing, "account", store.account(person).orElse(Map.of()));
            object(writing, "profile", store.profile(person).orElse(Map.of()));
            list(writing, "passkeys", store.passkeys(person));
            list(writing, "bots", bots.ownData(person));
            list(writing, "devices", store.sessions(person));
            object(writing, "recoveryLink", store.recovery(person).orElse(Map.of()));
            list(writing, "passwordLinks", store.passwordLinks(person));
            list(writing, "reminders", store.receivers(person));
            object(writing, "reminderWishes", store.reminderWishes(person).orElse(Map.of()));
            list(writing, "holidays", store.holidays(person));
            list(writing, "ratings", store.ratings(person));
            paged(writing, "talk", last -> store.talk(person, last, PAGE), row -> row(writing, row));
            paged(writing, "tournaments", last -> store.tournaments(person, last, PAGE), row -> row(writing, row));
            paged(writing, "talkRead", last -> store.read(person, last, PAGE), row -> row(writing, row));
            paged(writing, "notes", last -> store.notes(person, last, PAGE), row -> row(writing, row));
            list(writing, "silences", store.silences(person));
            object(writing, "barred", store.barred(person).orElse(Map.of()));
            list(writing, "reports", store.reports(person));
            list(writing, "invitations", store.invitations(person));
            list(writing, "invited", store.invited(person));
            paged(writing, "tables", last -> store.tables(person, last, PAGE), table -> table(writing, table));
            writing.writeEndObject();
        }
    }

    private static void paged(
            JsonGenerator writing, String name, Pages pages, Consumer<Map<String, @Nullable Object>> writer) {
        writing.writeArrayPropertyStart(name);
        Map<String, @Nullable Object> last = Map.of();
        List<Map<String, @Nullable Object>> page;
        do {
            page = pages.after(last);
            for (Map<String, @Nullable Object> row : page) {
                writer.accept(row);
                last = row;
            }
        } while (page.size() == PAGE);
        writing.writeEndArray();
    }

    /// What is read a page at a time.
    private interface Pages {
        /// @param last the last row of the page before; empty for the first one
        List<Map<String, @Nullable Object>> after(Map<String, @Nullable Object> last);
    }

    private void table(JsonGenerator writing, Map<String, @Nullable Object> table) {
        writing.writeStartObject();
        properties(writing, table);
        if (table.get("seat") instanceof Number seat) {
            String id = String.valueOf(table.get("id"));
            list(writing, "choices", store.choices(id, seat.intValue()));
            list(writing, "earlyChoices", store.earlyChoices(id, seat.intValue()));
            list(writing, "happened", store.happened(id, seat.intValue()));
        }
        writing.writeEndObject();
    }

    private static void list(JsonGenerator writing, String name, List<Map<String, @Nullable Object>> rows) {
        writing.writeArrayPropertyStart(name);
        for (Map<String, @Nullable Object> row : rows) {
            row(writing, row);
        }
        writing.writeEndArray();
    }

    private static void row(JsonGenerator writing, Map<String, @Nullable Object> row) {
        writing.writeStartObject();
        properties(writing, row);
        writing.writeEndObject();
    }

    private static void object(JsonGenerator writing, String name, Map<String, @Nullable Object> row) {
        writing.writeObjectPropertyStart(name);
        properties(writing, row);
        writing.writeEndObject();
    }

    private static void properties(JsonGenerator writing, Map<String, @Nullable Object> row) {
        row.forEach((column, value) -> property(writing, camelCase(column), value));
    }

    private static void property(JsonGenerator writing, String name, @Nullable Object value) {
        switch (value) {
            case Number time
            when TIMES.contains(name) ->
                writing.writeStringProperty(
                        name, Instant.ofEpochMilli(time.longValue()).toString());
            case Number number when FLAGS.contains(name) -> writing.writeBooleanProperty(name, number.intValue() == 1);
            case Double number -> writing.writeNumberProperty(name, number);
            case Number number -> writing.writeNumberProperty(name, number.longValue());
            case null -> writing.writeNullProperty(name);
            default -> writing.writeStringProperty(name, value.toString());
        }
    }

    /// `password_changed` is `passwordChanged` in JSON.
    private static String camelCase(String column) {
        var name = new StringBuilder();
        for (String word : column.toLowerCase(Locale.ROOT).split("_", -1)) {
            name.append(name.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return name.toString();
    }
}
