package dev.anden.server.live;

import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Known;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import dev.anden.server.web.AddressGroup;
import dev.anden.server.web.Origins;
import dev.anden.server.web.RateLimits;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.springframework.dao.DataAccessException;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.transaction.TransactionException;
import org.springframework.web.socket.WebSocketHandler;
import org.springframework.web.socket.WebSocketSession;
import org.springframework.web.socket.server.HandshakeInterceptor;
import org.springframework.web.util.UriComponentsBuilder;

/// Lets pages of our own origin in, and programs that showed a token before, and remembers who they come for and
/// what they want to see.
public final class Handshake implements HandshakeInterceptor {
    private static final Logger LOG = LoggerFactory.getLogger(Handshake.class);

    /// Nobody else at the table is to wait longer, in milliseconds.
    private static final int LONGEST_PAUSE = 30_000;

    private static final String VISIT = Visit.class.getName();

    private final Visitor visitor;
    private final Origins origins;
    private final RateLimits limits;
    private final Connections connections;

    public Handshake(Visitor visitor, Origins origins, RateLimits limits, Connections connections) {
        this.visitor = visitor;
        this.origins = origins;
        this.limits = limits;
        this.connections = connections;
    }

    @Override
    public boolean beforeHandshake(
            ServerHttpRequest request,
            ServerHttpResponse response,
            WebSocketHandler handler,
            Map<String, Object> attributes) {
        var servletRequest = ((ServletServerHttpRequest) request).getServletRequest();
        String address = AddressGroup.of(servletRequest.getRemoteAddr());
        try {
            Optional<Known> bot = BotVisitor.of(servletRequest);
            if (bot.isPresent()) {
                connections.requireRoom(bot.map(Known::person), address);
                attributes.put(VISIT, ofBot(bot.get(), request, address));
                return true;
            }
            boolean barred = visitor.isBarred(servletRequest);
            Optional<Known> known = barred ? Optional.empty() : visitor.identity(servletRequest);
            Optional<PersonId> person = known.map(Known::person);
            origins.requireOwn(servletRequest);
            limits.requireRequest(() -> person, address);
            connections.requireRoom(person, address);
            attributes.put(
                    VISIT,
                    new Visit(
                            table(request),
                            since(request),
                            known,
                            known.flatMap(visitor::accountSince),
                            barred
                                    ? Set.of()
                                    : Set.copyOf(
                                            visitor.household(servletRequest).values()),
                            takeBackPause(request),
                            address,
                            false));
            return true;
        } catch (RequestRefused refused) {
            response.setStatusCode(HttpStatusCode.valueOf(refused.code().status()));
        } catch (DataAccessException | TransactionException unreachable) {
            DatabaseTrouble.log(LOG, Level.ERROR, unreachable, "Nobody knows who asks for a live connection");
            response.setStatusCode(HttpStatus.SERVICE_UNAVAILABLE);
        }
        return false;
    }

    /// A program takes nothing back, so no bot waits for it.
    private static Visit ofBot(Known bot, ServerHttpRequest request, String address) {
        return new Visit(
                table(request),
                since(request),
                Optional.of(bot),
                Optional.empty(),
                Set.of(),
                Optional.of(Duration.ZERO),
                address,
                true);
    }

    @Override
    public void afterHandshake(
            ServerHttpRequest request,
            ServerHttpResponse response,
            WebSocketHandler handler,
            @Nullable Exception failure) {
        // Everything is known before.
    }

    static Visit visit(WebSocketSession session) {
        return (Visit) Objects.requireNonNull(session.getAttributes().get(VISIT));
    }

    /// The path is `/api/tables/{table}/live`.
    private static String table(ServerHttpRequest request) {
        var segments = UriComponentsBuilder.fromUri(request.getURI()).build().getPathSegments();
        return segments.get(segments.size() - 2);
    }

    /// The version that the browser has; 0 for none, or for what isn't a version.
    private static int since(ServerHttpRequest request) {
        return number(request, "since").orElse(0);
    }

    /// How long bots are to wait for this person; nothing, or what isn't a time, leaves it to the server.
    private static Optional<Duration> takeBackPause(ServerHttpRequest request) {
        return number(request, "pause")
                .filter(milliseconds -> milliseconds >= 0 && milliseconds <= LONGEST_PAUSE)
                .map(Duration::ofMillis);
    }

    private static Optional<Integer> number(ServerHttpRequest request, String parameter) {
        String text = UriComponentsBuilder.fromUri(request.getURI())
                .build()
                .getQueryParams()
                .getFirst(parameter);
        try {
            return text == null ? Optional.empty() : Optional.of(Integer.valueOf(text));
        } catch (NumberFormatException unreadable) {
            return Optional.empty();
        }
    }

    /// @param since the version that the browser has; 0 for none
    /// @param accountSince since when they have had the account that they are signed in to, if they are
    /// @param household everybody who plays on the device
    /// @param takeBackPause how long bots are to wait after a choice that can be taken back, if the person has said
    /// @param address where it comes from, as limits count it
    /// @param bot whether it is a program that plays where its owner has seated it
    record Visit(
            String table,
            int since,
            Optional<Known> known,
            Optional<Long> accountSince,
            Set<PersonId> household,
            Optional<Duration> takeBackPause,
            String address,
            boolean bot) {}
}
