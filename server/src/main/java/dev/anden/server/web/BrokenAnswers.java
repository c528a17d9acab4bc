package dev.anden.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.apache.coyote.CloseNowException;
import org.springframework.web.filter.OncePerRequestFilter;

/// Breaks the connection off where an answer has begun and can't be brought to its end: otherwise whoever asked would
/// take the part for all of it. Why is in the log already ([ProblemAdvice]).
public final class BrokenAnswers extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        try {
            chain.doFilter(request, response);
        } catch (ServletException failure) {
            if (response.isCommitted()) {
                throw new CloseNowException(failure);
            }
            throw failure;
        }
    }
}
