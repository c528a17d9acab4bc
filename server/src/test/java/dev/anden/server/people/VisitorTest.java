package dev.anden.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import dev.anden.server.store.access.Databases;
import dev.anden.server.store.account.AccountStore;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.account.SessionStore;
import dev.anden.server.store.database.Database;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.store.people.PersonStore;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessResourceFailureException;

/// When a server dies, all its people come to the others at once: what each of them costs there is what all wait for.
class VisitorTest {
    private static final PersonId ANA = new PersonId("a");

    @TempDir
    Path folder;

    private final AtomicInteger questions = new AtomicInteger();

    @Test
    void a_guest_is_looked_up_once_for_each_request_and_so_is_whether_they_are_barred() {
        try (Database database = Databases.open(folder)) {
            Visitor visitor = visitor(counted(database));
            HttpServletRequest request = request();

            assertThat(visitor.known(request)).contains(ANA);
            assertThat(visitor.isBarred(request)).isFalse();
            assertThat(visitor.household(request)).containsValue(ANA);

            assertThat(questions).hasValue(2);
        }
    }

    @Test
    void where_the_database_does_not_say_nobody_is_surely_who_they_were() {
        try (Database database = Databases.open(folder)) {
            assertThat(visitor(database).isSurelyStill(Known.guest(ANA))).isTrue();

            assertThat(visitor(silent()).isSurelyStill(Known.guest(ANA))).isFalse();
        }
    }

    private static Database silent() {
        return (Database) Proxy.newProxyInstance(
                VisitorTest.class.getClassLoader(), new Class<?>[] {Database.class}, (proxy, method, arguments) -> {
                    throw new DataAccessResourceFailureException("It doesn't answer");
                });
    }

    private static Visitor visitor(Database database) {
        var random = new SecureRandom();
        var accounts = new AccountStore(database);
        var people = new People(new PersonStore(database), accounts, random, InstantSource.system());
        var sessions = new Sessions(new SessionStore(database), random, InstantSource.system());
        var bots = new BotVisitor(new NetworkBotStore(database), people, InstantSource.system());
        return new Visitor(cookie(), sessions, accounts, new Companions(cookie(), accounts, people), bots, people);
    }

    private static GuestCookie cookie() {
        return new GuestCookie(new byte[32]);
    }

    /// The database, whose questions are counted.
    private Database counted(Database database) {
        return (Database) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Database.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("read")) {
                        questions.incrementAndGet();
                    }
                    return method.invoke(database, arguments);
                });
    }

    /// A request of Ana's browser.
    private static HttpServletRequest request() {
        Map<Object, Object> attributes = new HashMap<>();
        return (HttpServletRequest) Proxy.newProxyInstance(
                VisitorTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, said) -> switch (method.getName()) {
                    case "getAttribute" -> attributes.get(said[0]);
                    case "setAttribute" -> attributes.put(said[0], said[1]);
                    case "getCookies" -> new Cookie[] {new Cookie(GuestCookie.NAME, signed())};
                    case "isSecure" -> false;
                    default -> null;
                });
    }

    /// What the browser was given.
    private static String signed() {
        return cookie().value(ANA);
    }
}
