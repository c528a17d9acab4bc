package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.protocol.past.ImportReport;
import dev.anden.server.reminder.ReminderOptions;
import dev.anden.server.table.LiveTables;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OneServer;
import dev.anden.server.testing.Polling;
import dev.anden.server.testing.RawRequest;
import dev.anden.server.testing.TestServers;
import dev.anden.server.web.AddressList;
import dev.anden.server.web.Entrance;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a link shows where it is sent.
class LinkPreviewTest {
    private static final Path BOARD = Path.of("../games/ticket-to-ride/src/test/resources/boards/brava.json");

    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    @TempDir
    Path folder;

    @Test
    void the_home_page_shows_what_the_program_is() {
        String page = page("/");

        assertThat(page).contains("<title>Andén · Board games of rails and streets</title>", "<p>The client</p>");
        assertThat(told(page, "og:title")).isEqualTo("Andén · Board games of rails and streets");
        assertThat(told(page, "og:description")).startsWith("Play Ticket to Ride");
        assertThat(told(page, "description")).isEqualTo(told(page, "og:description"));
        assertThat(told(page, "og:site_name")).isEqualTo("Andén");
        assertThat(told(page, "og:locale")).isEqualTo("en_GB");
        assertThat(told(page, "og:image")).isEqualTo(SERVER.address() + "/previews/anden.png");
        assertThat(told(page, "og:image:width")).isEqualTo("1200");
        assertThat(told(page, "og:image:height")).isEqualTo("630");
        assertThat(told(page, "og:image:alt")).isEqualTo("Posters of the games side by side");
        assertThat(told(page, "twitter:card")).isEqualTo("summary_large_image");
        assertThat(page).doesNotContain("Any page").containsOnlyOnce("<title>");
    }

    @ParameterizedTest
    @CsvSource({
        "/rules, Rules",
        "/about, About Andén",
        "/ratings/, Ratings",
        "/players/abc, Profile",
        "/here, On this device",
        "/here/abc/replay, On this device",
        "/account, Andén · Board games of rails and streets",
        "/index.html, Andén · Board games of rails and streets",
    })
    void other_pages_show_what_they_are(String path, String title) {
        assertThat(told(page(path), "og:title")).isEqualTo(title);
    }

    @Test
    void a_tables_link_shows_its_game_and_how_many_seats_are_free() {
        Guest ana = SERVER.guest().named("Ana Lucía");
        String table = ana.createTable("me", "friend", "friend").id();

        String page = page("/tables/" + table);
        assertThat(told(page, "og:title")).isEqualTo("USA · 2 free seats");
        assertThat(told(page, "og:description")).isEqualTo("You’re invited to play. This link is all you need.");
        assertThat(page).contains("<title>USA · 2 free seats · Andén</title>");
        assertThat(told(page, "og:image")).endsWith("/previews/ttr-usa.png");
        assertThat(told(page, "og:image:alt")).isEqualTo("The poster of USA");
        assertThat(page).doesNotContain("Lucía");

        SERVER.guest().sitDown(table, 1);
        assertThat(title(table)).isEqualTo("USA · 1 free seat");
        SERVER.guest().sitDown(table, 2);
        assertThat(title(table)).isEqualTo("USA · all seats taken");
        ana.start(table);
        assertThat(title(table)).isEqualTo("USA · in play");
    }

    @Test
    void a_game_that_is_over_is_told_as_such_on_all_its_pages() {
        Guest ana = SERVER.guest();
        String table = ana.createSoloTable().id();
        ana.playToTheEnd(table);

        for (String page : new String[] {"", "/", "/replay", "/analysis/"}) {
            assertThat(told(page("/tables/" + table + page), "og:title")).isEqualTo("French Quarter · finished");
        }
    }

    @Test
    void a_game_that_was_brought_along_shows_no_more_than_a_table_that_isnt_there() {
        Guest bea = SERVER.guest();
        String played = bea.createSoloTable().id();
        bea.playToTheEnd(played);
        Guest ana = SERVER.guest();
        ImportReport report =
                ana.bring("?name=game.txt&seat=0", bea.export(played).getBytes(StandardCharsets.UTF_8));
        String brought = report.files().getFirst().table().orElseThrow();

        String nothing = page("/tables/0123456789ab");
        assertThat(nothing).isEqualTo(page("/"));
        assertThat(page("/tables/" + brought)).isEqualTo(nothing);
        assertThat(ana.get("/tables/" + brought).body()).isEqualTo(nothing);
    }

    @ParameterizedTest
    @CsvSource({
        "es, es_ES, 1 sitio libre",
        "'fr, es-AR;q=0.8, en;q=0.1', es_ES, 1 sitio libre",
        "fr, en_GB, 1 free seat"
    })
    void a_browser_is_told_in_its_language(String languages, String locale, String free) {
        String table = SERVER.guest().createTable("me", "friend").id();
        HttpResponse<String> page =
                SERVER.guest().send(SERVER.guest().request("/tables/" + table).header("Accept-Language", languages));

        assertThat(told(page.body(), "og:locale")).isEqualTo(locale);
        assertThat(told(page.body(), "og:title")).endsWith(" · " + free);
        assertThat(page.headers().allValues("Vary")).anyMatch(names -> names.contains("Accept-Language"));
    }

    @Test
    void whoever_names_no_language_is_told_in_that_of_the_server() {
        try (RunningServer server =
                TestServers.start(TestServers.options(folder).withLanguage("es"))) {
            assertThat(told(new Guest(server).get("/").body(), "og:locale")).isEqualTo("es_ES");
        }
    }

    @Test
    void the_page_of_a_table_is_the_same_for_a_browser_until_something_is_otherwise_there() {
        String table = SERVER.guest().createTable("me", "friend").id();
        String path = "/tables/" + table;
        String tag = SERVER.guest().get(path).headers().firstValue("ETag").orElseThrow();

        assertThat(asked(path, tag)).isEqualTo(304);
        SERVER.guest().sitDown(table, 1);
        assertThat(asked(path, tag)).isEqualTo(200);
    }

    private static int asked(String path, String tag) {
        return SERVER.guest()
                .send(SERVER.guest().request(path).header("If-None-Match", tag))
                .statusCode();
    }

    @Test
    void a_table_that_sleeps_sleeps_on() {
        String table = SERVER.guest().createTable("me", "friend").id();
        LiveTables tables = SERVER.running().context().getBean(LiveTables.class);
        Polling.until(() -> {
            tables.clearing().dropCrowd(0, Long.MAX_VALUE);
            return tables.size() == 0;
        });

        assertThat(title(table)).isEqualTo("USA · 1 free seat");
        assertThat(tables.size()).isZero();
    }

    @Test
    void pictures_are_called_as_people_reach_the_server() {
        URI address = URI.create("https://games.example.org");
        var options = TestServers.options(folder);
        try (RunningServer server = TestServers.start(
                options.withReminders(new ReminderOptions(Optional.of(address), Optional.empty(), AddressList.NONE)))) {
            assertThat(told(new Guest(server).get("/").body(), "og:image"))
                    .isEqualTo("https://games.example.org/previews/anden.png");
        }
        Entrance behindProxy = Entrance.OPEN.withProxies(AddressList.LOCAL);
        try (RunningServer server = TestServers.start(options.withEntrance(behindProxy))) {
            String answer = RawRequest.get(server.address(), "/", "Host: play.example.org", "X-Forwarded-Proto: https");
            assertThat(told(answer, "og:image")).isEqualTo("https://play.example.org/previews/anden.png");
        }
    }

    @Test
    void the_name_of_ones_own_board_stays_text_and_has_the_programs_picture() throws IOException {
        Path boards = Files.createDirectories(folder.resolve("boards"));
        String name = "</title><script>$1 \\\"{1}\\\" 'Isla' & más";
        Files.writeString(boards.resolve("brava.json"), Files.readString(BOARD).replace("Isla Brava", name));
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server);
            String table =
                    Guest.table(ana.tryCreate("ttr-brava", "me", "friend")).id();

            String page = ana.get("/tables/" + table).body();
            assertThat(page).doesNotContain("<script>");
            assertThat(told(page, "og:title"))
                    .isEqualTo("&lt;/title&gt;&lt;script&gt;$1 &quot;{1}&quot; &#39;Isla&#39; &amp; más · 1 free seat");
            assertThat(told(page, "og:image")).endsWith("/previews/anden.png");
        }
    }

    @Test
    void what_anybody_calls_the_server_stays_text() {
        assertThat(told(page("/tables/%22%3E%3Cscript%3E"), "og:title")).startsWith("Andén");
    }

    @Test
    void its_picture_may_be_shown_by_pages_of_others_and_nothing_else_may() {
        assertThat(mayBeShown("/previews/ttr-usa.png")).isEqualTo("cross-origin");
        assertThat(mayBeShown("/")).isEqualTo("same-origin");
    }

    private static String mayBeShown(String path) {
        return SERVER.guest()
                .get(path)
                .headers()
                .firstValue("Cross-Origin-Resource-Policy")
                .orElseThrow();
    }

    private static String title(String table) {
        return told(page("/tables/" + table), "og:title");
    }

    private static String page(String path) {
        return SERVER.guest().get(path).body();
    }

    private static String told(String page, String name) {
        Matcher tag = Pattern.compile("<meta (?:name|property)=\"%s\" content=\"([^\"]*)\" />".formatted(name))
                .matcher(page);
        assertThat(tag.find()).as(name).isTrue();
        return tag.group(1);
    }
}
