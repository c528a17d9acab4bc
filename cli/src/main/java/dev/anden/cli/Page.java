package dev.anden.cli;

import java.util.Locale;

/// A page that needs nothing but itself: no script, no other file; light or dark as its reader's system is.
final class Page {
    private Page() {}

    /// A whole page.
    ///
    /// @param body what is below its heading, as HTML
    static String html(String language, String heading, String body) {
        return """
            <!doctype html>
            <html lang="%s">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%s</title>
            <style>
            :root { color-scheme: light dark; --ink: #22303c; --soft: #56616a; --paper: #f4ecda; --raised: #fcf7ea;
              --line: #c9bfa8; --mark: #1f5566; --accent: #b3352b; }
            @media (prefers-color-scheme: dark) {
              :root { --ink: #ece5d4; --soft: #aab2b5; --paper: #17212a; --raised: #1f2b35; --line: #46545f;
                --mark: #8fc3d4; --accent: #f0877c; }
            }
            body { margin: 2rem auto; padding: 0 1rem; max-width: 62rem; background: var(--paper); color: var(--ink);
              font: 16px/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
            h1, h2, h3 { font-family: 'Josefin Sans', 'Century Gothic', sans-serif; line-height: 1.2; }
            h3 { margin-bottom: .3rem; }
            section { background: var(--raised); border: 1px solid var(--line); border-radius: .6rem;
              padding: .2rem 1.2rem 1rem; margin: 1.5rem 0; overflow-x: auto; }
            pre { font: 13px/1.45 ui-monospace, monospace; overflow-x: auto; }
            svg { display: block; width: 100%%; max-width: 46rem; height: auto; }
            svg text { fill: var(--ink); font-size: 13px; }
            svg .soft { fill: var(--soft); font-size: 11px; }
            svg .grid { stroke: var(--line); }
            svg .zero { stroke: var(--soft); stroke-dasharray: 3 3; }
            svg .range { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
            svg .course { stroke: var(--mark); stroke-width: 2; fill: none; }
            svg .dot, svg .bar { fill: var(--mark); }
            svg .bound { stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 6 4; }
            p.note { color: var(--soft); }
            </style>
            <h1>%s</h1>
            %s
            </html>
            """.formatted(language, escaped(heading), escaped(heading), body);
    }

    /// A text as it has to be written in HTML.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// How a picture begins.
    ///
    /// @param name what it shows, for whoever can't see it
    static String picture(double width, double height, String name) {
        return String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\">\n",
                width,
                height,
                escaped(name));
    }

    static String heading(String text) {
        return "<h3>" + escaped(text) + "</h3>\n";
    }

    static String paragraph(String text) {
        return "<p>" + escaped(text) + "</p>\n";
    }
}
