package dev.anden.server.testing;

import dev.anden.server.store.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// A database as an older version of the program left it: the rows are of today's games, the schema isn't.
public final class OldDatabase {
    /// What takes a migration back, by its number.
    private static final Map<Integer, List<String>> BACK = Map.of(
            5, List.of("alter table ply drop column kind"),
            6, List.of("drop table seat_result", "drop table result"),
            7,
                    List.of(
                            "alter table ply drop column bot",
                            "alter table ply drop column reason",
                            "alter table seat drop column substitute",
                            "alter table seat drop column substitute_reason"),
            8, List.of("alter table game_table drop column rematch"),
            9,
                    List.of(
                            "drop index game_table_by_change",
                            "drop index game_table_by_rematch",
                            "drop index person_by_seen",
                            "alter table game_table drop column changed",
                            "alter table person drop column seen"),
            20,
                    List.of(
                            "drop index game_table_by_deadline",
                            "alter table game_table drop column time_control",
                            "alter table game_table drop column deadline",
                            "alter table ply drop column clocks",
                            "alter table early_choice drop column at",
                            "drop table server_run"),
            21, List.of("drop table session", "drop table password", "drop table account"),
            22, List.of("drop table recovery"));

    private static final int LATEST = 22;

    private OldDatabase() {}

    /// Takes a folder's database back to before a migration.
    public static void before(Path folder, int migration) {
        try (Database database = TestDatabases.open(folder)) {
            for (int number = LATEST; number >= migration; number--) {
                takeBack(database, number);
            }
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
