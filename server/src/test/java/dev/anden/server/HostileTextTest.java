package dev.anden.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.database.Database;
import dev.anden.server.testing.Guest;
import dev.anden.server.testing.HostileBodies;
import dev.anden.server.testing.TestServers;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/// Hostile texts in every place of every address that the server answers to: it may refuse them or take them for
/// what they are, texts, but it neither fails nor tells what it is made of, and nothing of anybody else's changes.
class HostileTextTest {
    private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

    /// What only the program's inside has to say. A word is one by itself: random letters, of which answers have
    /// some, may be these, too.
    private static final Pattern INSIDES = Pattern.compile("dev\\.anden|Exception|(?<![\\w-])SQL|root:");

    /// What a request is not to do to the others in the way; those that are asked about come one after the other.
    private static final Map<String, String> USUAL =
            Map.of("game", "ttr-usa", "id", "ttr-usa", "seat", "1", "number", "1", "token", "0123");

    @TempDir
    Path folder;

    @Test
    void hostile_texts_make_nothing_fail_and_change_nothing_of_anybody_else_s() throws IOException {
        try (RunningServer server = TestServers.start(folder)) {
            Guest ana = new Guest(server).named("Ana");
            String table = ana.createTable("me", "friend").id();
            String before = ana.get("/api/tables/" + table).body();
            long tables = count(server, "game_table");
            var asked = new ArrayList<String>();
            for (var entry : handlers(server).entrySet()) {
                asked.addAll(attack(server, entry.getKey(), entry.getValue(), table));
            }

            System.out.printf(
                    "%d hostile requests to %d addresses%n",
                    asked.size(), handlers(server).size());
            assertThat(asked).hasSizeGreaterThan(1_000);
            assertThat(ana.get("/api/tables/" + table).body()).isEqualTo(before);
            assertThat(ana.me().name()).isEqualTo("Ana");
            assertThat(count(server, "game_table")).isEqualTo(tables);
            assertThat(count(server, "ply")).isZero();
        }
    }

    /// Whoever answers to each address, by method and address.
    private static Map<String, HandlerMethod> handlers(RunningServer server) {
        var handlers = new TreeMap<String, HandlerMethod>();
        var mapping = server.context().getBean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class);
        for (Map.Entry<RequestMappingInfo, HandlerMethod> entry :
                mapping.getHandlerMethods().entrySet()) {
            for (String address : entry.getKey().getPatternValues()) {
                entry.getKey()
                        .getMethodsCondition()
                        .getMethods()
                        .forEach(method -> handlers.put(method + " " + address, entry.getValue()));
            }
        }
        return handlers;
    }

    private static List<String> attack(RunningServer server, String where, HandlerMethod handler, String table)
            throws IOException {
        String method = where.substring(0, where.indexOf(' '));
        String address = where.substring(where.indexOf(' ') + 1);
        var stranger = new Guest(server);
        var asked = new ArrayList<String>();
        for (String path : paths(address, table)) {
            asked.add(send(stranger, method, path, ""));
        }
        String usual = filled(address, table, "", "");
        for (MethodParameter parameter : handler.getMethodParameters()) {
            RequestParam named = parameter.getParameterAnnotation(RequestParam.class);
            if (named != null) {
                String name = named.name().isEmpty() ? parameter.getParameter().getName() : named.name();
                for (String text : HostileBodies.TEXTS) {
                    asked.add(send(stranger, method, usual + "?" + name + "=" + encoded(text), ""));
                }
            }
            if (parameter.hasParameterAnnotation(RequestBody.class)) {
                for (String body : HostileBodies.of(parameter.getGenericParameterType())) {
                    asked.add(send(stranger, method, usual, body));
                }
            }
        }
        return asked;
    }

    /// The address with a hostile text for one of its variables after the other.
    private static List<String> paths(String address, String table) {
        List<String> variables =
                VARIABLE.matcher(address).results().map(found -> found.group(1)).toList();
        return variables.stream()
                .flatMap(variable -> HostileBodies.TEXTS.stream().map(text -> filled(address, table, variable, text)))
                .toList();
    }

    private static String filled(String address, String table, String hostile, String text) {
        return VARIABLE.matcher(address).replaceAll(found -> {
            String variable = found.group(1);
            String usual = variable.equals("table") ? table : USUAL.getOrDefault(variable, "0");
            return variable.equals(hostile) ? encoded(text).replace("$", "%24") : usual;
        });
    }

    /// Sends a request and looks at the answer.
    ///
    /// @return what was asked
    private static String send(Guest guest, String method, String path, String body) {
        String asked = "%s %s %s".formatted(method, path, body.substring(0, Math.min(200, body.length())));
        var request = guest.request(path).header("X-Anden", "1");
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json");
        }
        HttpResponse<String> answer = guest.send(
                request.method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body)));
        assertThat(answer.statusCode()).as("%s: %s", asked, answer.body()).isLessThan(500);
        assertThat(answer.body()).as(asked).doesNotContainPattern(INSIDES);
        return asked;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static long count(RunningServer server, String table) {
        return server.context()
                .getBean(Database.class)
                .read(client -> client.sql("select count(*) from " + table)
                        .query(Long.class)
                        .single());
    }
}
