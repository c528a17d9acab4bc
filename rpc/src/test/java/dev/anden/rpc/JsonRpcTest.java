package dev.anden.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.anden.engine.RandomStream;
import dev.anden.players.Roster;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What JSON-RPC 2.0 asks for, and that nothing a caller sends ends the loop.
class JsonRpcTest {
    private static final String CLOSE =
            "{\"jsonrpc\":\"2.0\",\"id\":\"last\",\"method\":\"close\",\"params\":{\"handle\":5}}";
    private static final String OPEN =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"open\",\"params\":{\"game\":\"pile\",\"seats\":2,\"seed\":1}}";

    @Test
    void a_request_is_answered_with_its_id() throws IOException {
        List<JsonNode> answers = Caller.loop(OPEN + "\n" + OPEN.replace("\"id\":1,", "\"id\":\"a\",") + "\n");

        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().propertyNames()).containsExactly("jsonrpc", "id", "result");
        assertThat(answers.getFirst().get("jsonrpc").stringValue()).isEqualTo("2.0");
        assertThat(answers.getFirst().get("id").intValue()).isEqualTo(1);
        assertThat(answers.get(1).get("id").stringValue()).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1.10", "1E+400", "0.12345678901234567890123", "12345678901234567890", "null"})
    void whatever_number_an_id_is_it_comes_back_with_every_digit(String id) throws IOException {
        var output = new ByteArrayOutputStream();
        byte[] line = OPEN.replace("\"id\":1,", "\"id\":" + id + ",").getBytes(StandardCharsets.UTF_8);
        new EngineLoop(Caller.catalog(), Roster.installed(), () -> 77).run(new ByteArrayInputStream(line), output);

        assertThat(output.toString(StandardCharsets.UTF_8)).startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",");
    }

    @Test
    void a_seed_that_the_engine_draws_is_read_as_it_is_by_programs_whose_numbers_are_doubles() throws IOException {
        var output = new ByteArrayOutputStream();
        String lines = OPEN.replace(",\"seed\":1", "") + "\n"
                + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"state\",\"params\":{\"handle\":1}}";
        new EngineLoop(Caller.catalog(), Roster.installed(), () -> -1)
                .run(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)), output);

        assertThat(output.toString(StandardCharsets.UTF_8)).contains("\"seed\":9007199254740991");
    }

    @Test
    void the_last_line_needs_no_line_feed_and_empty_lines_are_nothing() throws IOException {
        assertThat(Caller.loop("\n  \r\n" + OPEN)).hasSize(1);
        assertThat(Caller.loop("")).isEmpty();
    }

    @Test
    void a_notification_is_done_and_not_answered() throws IOException {
        String quiet = OPEN.replace("\"id\":1,", "");
        List<JsonNode> answers = Caller.loop(quiet + "\n[" + quiet + "]\n" + OPEN + "\n");

        assertThat(answers).hasSize(1);
        assertThat(answers.getFirst().at("/result/handle").intValue()).isEqualTo(3);
    }

    @Test
    void a_wrong_notification_is_not_answered_either() throws IOException {
        assertThat(Caller.loop(CLOSE.replace("\"id\":\"last\",", "") + "\n")).isEmpty();
    }

    @Test
    void a_batch_is_answered_as_one_without_its_notifications() throws IOException {
        List<JsonNode> answers = Caller.loop("[" + OPEN + "," + OPEN.replace("\"id\":1,", "") + ",7," + CLOSE + "]\n");

        assertThat(answers).hasSize(1);
        assertThat(answers.getFirst().size()).isEqualTo(3);
        assertThat(answers.getFirst().get(0).at("/result/handle").intValue()).isEqualTo(1);
        assertThat(answers.getFirst().get(1).at("/error/code").intValue()).isEqualTo(-32600);
        assertThat(answers.getFirst().get(2).at("/error/code").intValue()).isEqualTo(-32002);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"jsonrpc":"2.0"                                                        | -32700
            nonsense                                                                | -32700
            {"a":1,"a":2}                                                           | -32700
            []                                                                      | -32600
            7                                                                       | -32600
            {}                                                                      | -32600
            {"jsonrpc":"1.0","id":1,"method":"games"}                               | -32600
            {"jsonrpc":2.0,"id":1,"method":"games"}                                 | -32600
            {"jsonrpc":"2.0","id":1,"method":7}                                     | -32600
            {"jsonrpc":"2.0","id":{},"method":"games"}                              | -32600
            {"jsonrpc":"2.0","id":1,"method":"games","params":7}                    | -32600
            {"jsonrpc":"2.0","id":1,"method":"dance"}                               | -32601
            {"jsonrpc":"2.0","id":1,"method":"games","params":[1]}                  | -32602
            {"jsonrpc":"2.0","id":1,"method":"games","params":{"x":1}}              | -32602
            {"jsonrpc":"2.0","id":1,"method":"open"}                                | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"chess"}}      | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile"}}       | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile","seats":"two"}} | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile","seats":2.5}}   | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile","seats":9}}     | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile","seats":2,"number":-1}} | -32602
            {"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"pile","seats":1e999999999}} | -32602
            {"jsonrpc":"2.0","id":1e99999999999,"method":"dance"}                   | -32700
            {"jsonrpc":"2.0","id":NaN,"method":"games"}                             | -32700
            [{"jsonrpc":"2.0","id":1,"method":"games"}                              | -32700
            {"jsonrpc":"2.0","id":1,"method":"state","params":{"handle":9}}         | -32002
            """)
    void what_is_wrong_has_its_code_and_one_sentence(String line, int code) throws IOException {
        List<JsonNode> answers = Caller.loop(line + "\n" + CLOSE + "\n");

        assertThat(answers).hasSize(2);
        JsonNode error = answers.getFirst().get("error");
        assertThat(error.get("code").intValue()).isEqualTo(code);
        assertThat(error.get("message").stringValue()).isNotBlank().doesNotContain("\n", "Exception", "`");
        assertThat(answers.get(1).get("id").stringValue()).isEqualTo("last");
    }

    @Test
    void bytes_that_are_no_text_are_refused() throws IOException {
        var input = new ByteArrayOutputStream();
        input.write(new byte[] {'"', (byte) 0xc3, '"', '\n'});
        input.write(CLOSE.getBytes(StandardCharsets.UTF_8));

        List<JsonNode> answers = Caller.loop(input.toByteArray());

        assertThat(answers.getFirst().at("/error/code").intValue()).isEqualTo(-32700);
        assertThat(answers.getFirst().at("/error/message").stringValue()).isEqualTo("The line isn't UTF-8 text");
        assertThat(answers).hasSize(2);
    }

    @Test
    void a_line_of_ten_megabytes_is_skipped_and_the_next_one_answered() throws IOException {
        String blanks = " ".repeat(10_000_000);

        List<JsonNode> answers = Caller.loop(OPEN + blanks + "\n" + CLOSE + "\n");

        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().at("/error/code").intValue()).isEqualTo(-32600);
        assertThat(answers.getFirst().at("/error/message").stringValue())
                .isEqualTo("A line has at most 1048576 bytes; this one was skipped");
    }

    @Test
    void a_line_as_long_as_allowed_is_read() throws IOException {
        String blanks = " ".repeat(EngineLoop.MOST_BYTES - OPEN.length());

        assertThat(Caller.loop(OPEN + blanks + "\n").getFirst().has("result")).isTrue();
        assertThat(Caller.loop(OPEN + blanks + " \n").getFirst().has("error")).isTrue();
    }

    @Test
    void deep_nesting_is_refused() throws IOException {
        List<JsonNode> answers = Caller.loop("[".repeat(100_000) + "\n" + CLOSE + "\n");

        assertThat(answers).hasSize(2);
        assertThat(answers.getFirst().at("/error/code").intValue()).isEqualTo(-32700);
        assertThat(answers.getFirst().at("/error/message").stringValue())
                .endsWith("Document nesting depth (501) exceeds the maximum allowed (500)");
    }

    @Test
    void a_fault_of_the_engine_that_leaves_it_whole_ends_one_request_and_not_the_session() throws IOException {
        var output = new ByteArrayOutputStream();
        byte[] lines = (OPEN.replace(",\"seed\":1", "") + "\n" + CLOSE + "\n").getBytes(StandardCharsets.UTF_8);
        var loop = new EngineLoop(Caller.catalog(), Roster.installed(), () -> {
            throw new StackOverflowError();
        });

        loop.run(new ByteArrayInputStream(lines), output);

        assertThat(output.toString(StandardCharsets.UTF_8).lines())
                .satisfiesExactly(
                        fault -> assertThat(fault).contains("\"code\":-32603"),
                        next -> assertThat(next).contains("\"id\":\"last\""));
    }

    @Test
    void a_replay_with_a_line_of_a_hundred_thousand_words_is_refused_as_any_other_that_is_wrong() {
        var caller = new Caller();
        caller.result("open", Map.of("game", "pile", "seats", 2, "seed", 1));
        String replay =
                caller.result("export", Map.of("handle", 1)).get("replay").stringValue();
        String wordy = replay.replace("\n\n", "\n\nseat 0 resigned" + " a".repeat(100_000) + "\n");

        JsonNode error = caller.error("import", Map.of("replay", wordy));

        assertThat(error.get("code").intValue()).isEqualTo(-32005);
        assertThat(error.at("/data/plies").intValue()).isZero();
        caller.result("state", Map.of("handle", 1));
    }

    @Test
    void random_bytes_never_end_the_session() throws IOException {
        for (long seed = 0; seed < 200; seed++) {
            RandomStream random = RandomStream.ofSeed(seed, 0, 0);
            var input = new ByteArrayOutputStream();
            int length = random.below(2_000);
            for (int place = 0; place < length; place++) {
                input.write(random.below(256));
            }
            assertAnswersAfter(input, "seed " + seed);
        }
    }

    @Test
    void lines_cut_or_changed_anywhere_never_end_the_session() throws IOException {
        for (int place = 0; place < OPEN.length(); place++) {
            for (String line : List.of(
                    OPEN.substring(0, place),
                    OPEN.substring(place),
                    OPEN.substring(0, place) + "\0" + OPEN.substring(place + 1),
                    OPEN.substring(0, place) + "9" + OPEN.substring(place + 1),
                    OPEN.substring(0, place) + "\"" + OPEN.substring(place))) {
                var input = new ByteArrayOutputStream();
                input.write(line.getBytes(StandardCharsets.UTF_8));
                assertAnswersAfter(input, line);
            }
        }
    }

    private static void assertAnswersAfter(ByteArrayOutputStream input, String what) throws IOException {
        input.write('\n');
        input.write(CLOSE.getBytes(StandardCharsets.UTF_8));

        JsonNode last = Caller.loop(input.toByteArray()).getLast();

        assertThat(last.path("id").asString("")).as(what).isEqualTo("last");
        assertThat(last.at("/error/code").intValue()).as(what).isEqualTo(-32002);
    }

    @Test
    void answers_are_flushed_when_no_request_is_waiting_and_the_stream_stays_open() throws IOException {
        var output = new ByteArrayOutputStream() {
            private final List<String> told = new ArrayList<>();

            @Override
            public void flush() {
                told.add("flush");
            }

            @Override
            public void close() {
                told.add("close");
            }
        };
        byte[] lines = (OPEN + "\n" + OPEN + "\n").getBytes(StandardCharsets.UTF_8);
        new EngineLoop(Caller.catalog(), Roster.installed(), () -> 77).run(new ByteArrayInputStream(lines), output);

        // Before the first request is read, when both are answered, and at the end.
        assertThat(output.told).containsExactly("flush", "flush", "flush");
    }

    @Test
    void whoever_listens_no_longer_is_told_as_the_stream_tells_it() {
        var gone = new IOException("Broken pipe");
        var output = new OutputStream() {
            @Override
            public void write(int letter) throws IOException {
                throw gone;
            }
        };
        String board = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"board\",\"params\":{\"game\":\"ttr-usa\"}}";
        var loop = new EngineLoop(Caller.catalog(), Roster.installed(), () -> 77);

        assertThatThrownBy(() -> loop.run(new ByteArrayInputStream(board.getBytes(StandardCharsets.UTF_8)), output))
                .isSameAs(gone);
    }
}
