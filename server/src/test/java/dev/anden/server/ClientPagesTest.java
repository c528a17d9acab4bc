package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.testing.Guest;
import dev.anden.server.testing.OneServer;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientPagesTest {
    @RegisterExtension
    static final OneServer SERVER = new OneServer();

    private Guest guest;

    @BeforeEach
    void comeIn() {
        guest = SERVER.guest();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/index.html", "/tables/abc", "/new", "/tables/abc/end"})
    void every_address_of_the_client_is_its_one_page(String path) {
        HttpResponse<String> page = guest.get(path);

        assertThat(page.body()).contains("The client");
        assertThat(header(page, "Content-Type")).startsWith("text/html");
        assertThat(header(page, "Cache-Control")).isEqualTo("no-cache");
    }

    /// All builds give their files the same time, so a browser that asks by that would keep the page of an older one.
    @Test
    void a_page_is_kept_only_as_long_as_its_content_is_the_same() {
        HttpResponse<String> page = guest.get("/");
        String tag = header(page, "ETag");

        assertThat(tag).matches("W/\"[\\w-]{16}\"");
        assertThat(page.headers().firstValue("Last-Modified")).isEmpty();
        assertThat(asked("/", "If-None-Match", tag)).isEqualTo(304);
        assertThat(asked("/tables/abc", "If-None-Match", tag)).isEqualTo(304);
        assertThat(asked("/rules", "If-None-Match", tag)).isEqualTo(200);
        assertThat(asked("/", "If-None-Match", "W/\"0123456789abcdef\"")).isEqualTo(200);
        assertThat(asked("/", "If-Modified-Since", "Fri, 01 Jan 2100 00:00:00 GMT"))
                .isEqualTo(200);
    }

    @Test
    void each_answer_says_which_page_the_server_has() {
        String page = header(guest.get("/api/me/waiting"), "Anden-Page");

        assertThat(page).matches("[\\w-]{16}");
        assertThat(header(guest.get("/api/nothing"), "Anden-Page")).isEqualTo(page);
    }

    private int asked(String path, String name, String value) {
        return guest.send(guest.request(path).header(name, value)).statusCode();
    }

    @Test
    void a_file_with_its_hash_in_its_name_is_kept_for_ever() {
        HttpResponse<String> file = guest.get("/assets/client-1a2b3c.js");

        assertThat(file.body()).contains("export const client");
        assertThat(header(file, "Content-Type")).contains("javascript");
        assertThat(header(file, "Cache-Control")).contains("max-age=31536000", "immutable");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/assets/old-999999.js", "/missing.png", "/actuator/env", "/../application.properties"})
    void a_file_that_is_not_there_is_not_the_page(String path) {
        assertThat(guest.get(path).statusCode()).isIn(400, 404);
    }

    @Test
    void every_answer_says_what_our_pages_never_do() {
        HttpResponse<String> page = guest.get("/");

        assertThat(header(page, "Content-Security-Policy"))
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe-eval", "script-src 'self' 'unsafe-inline'");
        assertThat(header(page, "X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(header(page, "Referrer-Policy")).isEqualTo("no-referrer");
        assertThat(header(guest.get("/api/me"), "Cache-Control")).contains("no-store");
    }

    /// The page and all other scripts can't.
    @Test
    void the_worker_that_plays_on_this_device_may_run_its_program_and_make_nothing_of_texts() {
        String ordinary = header(guest.get("/assets/client-1a2b3c.js"), "Content-Security-Policy");
        String playing = header(guest.get("/assets/worker-1a2b3c.js"), "Content-Security-Policy");

        assertThat(ordinary).doesNotContain("wasm");
        assertThat(playing)
                .isEqualTo(ordinary.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"))
                .isNotEqualTo(ordinary);
        assertThat(header(guest.get("/assets/worker-1/a.js"), "Content-Security-Policy"))
                .isEqualTo(ordinary);
    }

    @Test
    void its_program_is_told_as_what_it_is_and_compressed() {
        HttpResponse<String> program =
                guest.send(guest.request("/assets/program-1a2b3c.wasm").header("Accept-Encoding", "gzip"));

        assertThat(header(program, "Content-Type")).isEqualTo("application/wasm");
        assertThat(header(program, "Content-Encoding")).isEqualTo("gzip");
        assertThat(header(program, "Cache-Control")).contains("immutable");
    }

    @Test
    void long_answers_are_compressed() {
        HttpResponse<String> board =
                guest.send(guest.request("/api/games/ttr-usa/board").header("Accept-Encoding", "gzip"));

        assertThat(header(board, "Content-Encoding")).isEqualTo("gzip");
    }

    private static String header(HttpResponse<String> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
