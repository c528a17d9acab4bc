package dev.anden.server.testing;

import dev.anden.server.store.database.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A database as an older version of the program left it: the rows are of today's games, the schema isn't.
public final class OldDatabase {
    /// What takes a migration back, by its number.
    private static final Map<Integer, List<String>> BACK = Map.ofEntries(
            Map.entry(5, List.of("alter table ply drop column kind")),
            Map.entry(6, List.of("drop table seat_result", "drop table result")),
            Map.entry(
                    7,
                    List.of(
                            "alter table ply drop column bot",
                            "alter table ply drop column reason",
                            "alter table seat drop column substitute",
                            "alter table seat drop column substitute_reason")),
            Map.entry(8, List.of("alter table game_table drop column rematch")),
            Map.entry(
                    9,
                    List.of(
                            "drop index game_table_by_change",
                            "drop index game_table_by_rematch",
                            "drop index person_by_seen",
                            "alter table game_table drop column changed",
                            "alter table person drop column seen")),
            Map.entry(
                    20,
                    List.of(
                            "drop index game_table_by_deadline",
                            "alter table game_table drop column time_control",
                            "alter table game_table drop column deadline",
                            "alter table ply drop column clocks",
                            "alter table early_choice drop column at",
                            "drop table server_run")),
            Map.entry(21, List.of("drop table session", "drop table password", "drop table account")),
            Map.entry(22, List.of("drop table recovery")),
            Map.entry(
                    30,
                    List.of(
                            "drop index seat_to_act",
                            "drop table seat_line",
                            "drop index seat_result_alone",
                            "drop index seat_result_by_person",
                            "alter table seat_result drop column deserted",
                            "alter table seat_result drop column pace",
                            "alter table seat_result drop column thinking",
                            "alter table seat_result drop column by_bot",
                            "alter table seat_result drop column choices",
                            "alter table seat_result drop column ended",
                            "alter table seat_result drop column seats",
                            "alter table seat_result drop column game",
                            "alter table seat_result drop column bot",
                            "alter table seat_result drop column person",
                            "alter table result drop column facts",
                            "alter table game_table drop column rated")),
            Map.entry(
                    31,
                    List.of(
                            "drop table rating_change",
                            "drop table rating",
                            "drop index result_to_rate",
                            "alter table result drop column rating")),
            Map.entry(
                    40,
                    List.of(
                            "drop table proposal",
                            "drop table presence",
                            "drop index game_table_by_tender",
                            "alter table game_table drop column tended_by",
                            "drop table node")),
            Map.entry(
                    41,
                    List.of(
                            "drop table report_line",
                            "drop table report",
                            "drop table silence",
                            "drop table talk_line",
                            "drop table talk")),
            Map.entry(42, List.of("drop index presence_by_person", "drop table reminder", "drop table receiver")),
            Map.entry(43, List.of("drop table barred", "drop table operator_order")),
            Map.entry(44, List.of("drop table passkey_answer", "drop table passkey")),
            Map.entry(45, List.of("alter table seat drop column contribution")),
            Map.entry(
                    46,
                    List.of(
                            "alter table seat drop column name",
                            "drop index game_table_by_seed",
                            "drop index game_table_imported",
                            "alter table game_table drop column imported")),
            Map.entry(47, List.of("alter table game_table drop column spectators")),
            Map.entry(48, List.of("alter table proposal drop column version")),
            Map.entry(49, List.of("drop index game_table_listed", "alter table game_table drop column listed")),
            Map.entry(
                    50,
                    List.of("alter table seat_result drop column play", "alter table seat_result drop column luck")),
            Map.entry(
                    51,
                    List.of("drop index game_table_by_rematch_of", "alter table game_table drop column rematch_of")),
            Map.entry(55, List.of("drop table password_link")),
            Map.entry(56, List.of("drop table rematch_decline")),
            Map.entry(60, List.of("drop table network_bot")),
            Map.entry(
                    61,
                    List.of(
                            "drop table invitation",
                            "create table rematch_decline (table_id text, person text, at bigint)")),
            Map.entry(62, List.of("alter table invitation drop column withdrawn")),
            Map.entry(
                    63,
                    List.of(
                            "alter table seat_result drop column counted",
                            "alter table game_table drop column branch_ply",
                            "alter table game_table drop column branch_of")),
            Map.entry(64, List.of("drop table game_name")),
            Map.entry(65, List.of("drop table mail_question")),
            Map.entry(66, List.of("drop index reminder_by_table")),
            // No change is kept without it, this one neither: it stays, and isn't in the way.
            Map.entry(67, List.of()),
            Map.entry(68, List.of("drop table joiner")),
            Map.entry(
                    69,
                    List.of(
                            "drop index seat_result_alone",
                            "create index seat_result_alone on seat_result (game, score) where seats = 1")),
            Map.entry(70, List.of("alter table reminder drop column held", "drop table reminder_wish")),
            Map.entry(71, List.of("alter table seat drop column holiday", "drop table holiday")),
            Map.entry(72, List.of("drop table own_note")),
            Map.entry(73, List.of("drop table profile")),
            Map.entry(74, List.of("drop index game_table_open_by_host", "drop index rating_by_person")),
            Map.entry(75, List.of("alter table game_table drop column start_after")),
            Map.entry(76, List.of("drop table table_command")),
            Map.entry(77, List.of("drop index seat_free")),
            Map.entry(78, List.of("drop table talk_read")),
            Map.entry(
                    79,
                    List.of("drop index game_table_starting", "alter table game_table drop column starts_by_itself")),
            Map.entry(80, List.of("alter table seat drop column paint")),
            Map.entry(
                    81,
                    List.of(
                            "alter table game_table drop column tournament",
                            "drop table tournament_player",
                            "drop table tournament_game",
                            "drop table tournament_entrant",
                            "drop table tournament")));

    private static final int LATEST = 81;

    private OldDatabase() {}

    /// Takes a folder's database back to before a migration.
    public static void before(Path folder, int migration) {
        try (Database database = TestDatabases.open(folder)) {
            before(database, migration);
        }
    }

    /// The same with one that is open.
    public static void before(Database database, int migration) {
        for (int number = LATEST; number >= migration; number--) {
            takeBack(database, number);
        }
    }

    private static void takeBack(Database database, int number) {
        database.write(client -> {
            BACK.getOrDefault(number, List.of())
                    .forEach(statement -> client.sql(statement).update());
            client.sql("delete from flyway_schema_history where version = ?")
                    .param(Integer.toString(number))
                    .update();
        });
    }
}
