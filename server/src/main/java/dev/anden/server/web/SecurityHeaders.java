package dev.anden.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Pattern;
import org.springframework.web.filter.OncePerRequestFilter;

/// Tells browsers, with every answer, what our pages never do.
public final class SecurityHeaders extends OncePerRequestFilter {
    /// Everything comes from this server. Style attributes are allowed, for the client sets colours and places
    /// by them; scripts and style sheets in the page are not.
    static final String CONTENT_SECURITY_POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self'",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'");

    /// The one script that runs the program for games on this device, in a worker of its own, where nothing else is.
    private static final Pattern PLAYING = Pattern.compile("/assets/worker-[\\w-]+\\.js");

    /// The pictures that links show: chats in a browser show them on pages of their own.
    private static final String SHOWN = "/previews/";

    /// A worker goes by what its own file allows: WebAssembly, and still no functions made of texts.
    static final String WHILE_PLAYING =
            CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        boolean playing = PLAYING.matcher(request.getServletPath()).matches();
        response.setHeader("Content-Security-Policy", playing ? WHILE_PLAYING : CONTENT_SECURITY_POLICY);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("X-Frame-Options", "DENY");
        response.setHeader("Referrer-Policy", "no-referrer");
        response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        boolean shown = request.getServletPath().startsWith(SHOWN);
        response.setHeader("Cross-Origin-Resource-Policy", shown ? "cross-origin" : "same-origin");
        response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
        if (request.getServletPath().startsWith("/api/")) {
            response.setHeader("Cache-Control", "no-store");
        }
        chain.doFilter(request, response);
    }
}
