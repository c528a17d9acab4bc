package dev.anden.server.people;

import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import dev.anden.server.store.account.NetworkBotStore;
import dev.anden.server.store.database.DatabaseTrouble;
import dev.anden.server.store.people.PersonId;
import jakarta.servlet.http.HttpServletRequest;
import java.time.InstantSource;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;

/// Recognizes the programs that play where their owners seat them: by the token that a request shows, and by
/// nothing else. Cookies that come along aren't looked at, so no page can make a browser send what a program may.
public final class BotVisitor {
    /// What each token begins with: whoever finds one knows what it is, and other kinds of tokens, such as those
    /// of a proxy, aren't taken for one.
    public static final String PREFIX = "anden-bot-";

    /// Where a program asks for its tables.
    public static final String TABLES = "/api/bot/tables";

    private static final Logger LOG = LoggerFactory.getLogger(BotVisitor.class);
    private static final String SCHEME = "Bearer ";
    private static final Pattern LIVE = Pattern.compile("/api/tables/(?<table>[0-9a-z]+)/live");
    private static final String FOUND = BotVisitor.class.getName();

    private final NetworkBotStore store;
    private final People people;
    private final InstantSource clock;

    public BotVisitor(NetworkBotStore store, People people, InstantSource clock) {
        this.store = store;
        this.people = people;
        this.clock = clock;
    }

    /// The token that a request shows; empty for everybody but programs.
    public Optional<Token> token(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader(HttpHeaders.AUTHORIZATION))
                .filter(header -> header.regionMatches(true, 0, SCHEME, 0, SCHEME.length()))
                .map(header -> header.substring(SCHEME.length()).strip())
                .filter(text -> text.startsWith(PREFIX))
                .map(Token::new);
    }

    /// Whose token it is; empty if it is nobody's, or not any more.
    public Optional<PersonId> find(Token token) {
        return store.byToken(token.hash()).map(NetworkBotStore.Known::bot);
    }

    /// Lets a program ask what it may, and nothing else.
    ///
    /// @param shown the token that the request shows
    /// @throws RequestRefused if nobody has this token, whoever runs the server has blocked its owner, a program
    ///     may not ask for that, or it has no seat at the table
    public void admit(Token shown, HttpServletRequest request) {
        NetworkBotStore.Known known = store.byToken(shown.hash()).orElseThrow(BotVisitor::unknown);
        if (isBarred(known)) {
            throw new RequestRefused(ProblemCode.BARRED, "Whoever runs this server has blocked the bot or its owner.");
        }
        requireOwnBusiness(known.bot(), request);
        use(known.bot());
        request.setAttribute(FOUND, Known.program(known.bot(), shown));
    }

    /// Whether a program that was let in before still would be. Its token may have been replaced meanwhile, or its
    /// owner been blocked.
    boolean isStill(PersonId bot, String token) {
        return store.byToken(token)
                .filter(known -> known.bot().equals(bot))
                .filter(known -> !isBarred(known))
                .isPresent();
    }

    private boolean isBarred(NetworkBotStore.Known known) {
        return people.isBarred(known.owner()) || people.isBarred(known.bot());
    }

    private void requireOwnBusiness(PersonId bot, HttpServletRequest request) {
        Matcher live = LIVE.matcher(request.getRequestURI());
        boolean table = live.matches();
        if (!request.getMethod().equals("GET")
                || !(table || request.getRequestURI().equals(TABLES))) {
            throw noMore();
        }
        if (table && !plays(bot, live.group("table"))) {
            throw new RequestRefused(
                    ProblemCode.BOT_NOT_SEATED, "No game in play at this table has given the bot a seat.");
        }
    }

    /// Whether a game in play has given a program a seat.
    public boolean plays(PersonId bot, String table) {
        return store.plays(bot, table);
    }

    /// What can't be written down now will be the next time.
    private void use(PersonId bot) {
        DatabaseTrouble.attempt(
                LOG, "That a program is here is not written down", () -> store.use(bot, clock.millis()));
    }

    /// The program behind a request that was let in.
    public static Optional<Known> of(HttpServletRequest request) {
        return request.getAttribute(FOUND) instanceof Known bot ? Optional.of(bot) : Optional.empty();
    }

    /// What a program is told that wants more than it may.
    public static RequestRefused noMore() {
        return new RequestRefused(
                ProblemCode.BOT_MAY_NOT, "A bot may only ask for its tables, and choose in its seat there.");
    }

    /// What whoever shows no good token is told.
    public static RequestRefused unknown() {
        return new RequestRefused(ProblemCode.BAD_TOKEN, "No bot has this token; its owner can make a new one.");
    }
}
