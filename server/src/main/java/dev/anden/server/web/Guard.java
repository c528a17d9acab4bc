package dev.anden.server.web;

import dev.anden.server.people.BotVisitor;
import dev.anden.server.people.Token;
import dev.anden.server.people.Visitor;
import dev.anden.server.problem.ProblemCode;
import dev.anden.server.problem.RequestRefused;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import org.springframework.web.filter.OncePerRequestFilter;
import tools.jackson.databind.json.JsonMapper;

/// Stands before `/api`: how often, from where, and how much. A program with a token is let through to what it may
/// ask; where it comes from doesn't matter, for no page can make a browser show the token.
public final class Guard extends OncePerRequestFilter {
    /// What programs of mail send when somebody wants no more mails: they come from nowhere, and what they know
    /// is in the address.
    private static final String BY_MAIL = "/api/reminders/unsubscribe/";

    /// Where games are brought along: more than other requests have, so what comes there is read by whoever answers,
    /// and bounded there.
    private static final String IMPORT = "/api/me/history/import";

    /// What everybody may: sign in and out, by whatever means, and take leave.
    private static final Pattern FOR_ALL = Pattern.compile("/api/(session(/.*)?|account/farewell)");

    private final Visitor visitor;
    private final BotVisitor bots;
    private final RateLimits limits;
    private final Origins origins;
    private final Refusing refusing;

    public Guard(Visitor visitor, BotVisitor bots, RateLimits limits, Origins origins, JsonMapper json) {
        this.visitor = visitor;
        this.bots = bots;
        this.limits = limits;
        this.origins = origins;
        refusing = new Refusing(json);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            Optional<Token> token = bots.token(request);
            if (token.isPresent()) {
                limits.requireRequest(() -> bots.find(token.get()), request.getRemoteAddr());
                bots.admit(token.get(), request);
                chain.doFilter(LimitedRequest.of(request), response);
                return;
            }
            limits.requireRequest(() -> visitor.known(request), request.getRemoteAddr());
            if (!request.getRequestURI().startsWith(BY_MAIL)) {
                origins.requireOwnToChange(request);
                requireWelcome(request);
            }
            boolean bounded = !request.getRequestURI().equals(IMPORT);
            chain.doFilter(bounded ? LimitedRequest.of(request) : request, response);
        } catch (RequestRefused refused) {
            if (refused.code() == ProblemCode.TOO_MANY_REQUESTS) {
                response.setHeader("Retry-After", "1");
            }
            refusing.answer(response, refused);
        } catch (DataAccessException | TransactionException unreachable) {
            refusing.answer(response, ProblemAdvice.databaseFailure(unreachable, request));
        }
    }

    private void requireWelcome(HttpServletRequest request) {
        boolean changes = Origins.isChange(request)
                && !FOR_ALL.matcher(request.getRequestURI()).matches();
        if (changes && visitor.isBarred(request)) {
            throw new RequestRefused(ProblemCode.BARRED, "Whoever runs this server has blocked you.");
        }
        if (changes && visitor.isNew(request)) {
            limits.requireNewcomer(request.getRemoteAddr());
        }
    }
}
