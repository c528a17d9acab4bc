package dev.anden.server.web;

import jakarta.servlet.http.HttpServletRequest;

/// What the head of the client's one page says of the address at which it is asked for.
@FunctionalInterface
public interface PageHead {
    /// Its title, and what describes it, as HTML. It may be another one for each language that a request asks for.
    String of(HttpServletRequest request);
}
