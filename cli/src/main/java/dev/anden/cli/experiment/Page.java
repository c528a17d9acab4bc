package dev.anden.cli.experiment;

import dev.anden.cli.text.Texts;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A page that needs nothing but itself: no script, no other file; light or dark as its reader's system is, and
/// for phones as well: what is wider than the page scrolls within itself.
final class Page {
    /// What tells such a page from whatever else somebody keeps.
    private static final String MARK = "<meta name=\"generator\" content=\"Andén\">";

    private Page() {}

    /// Whether a text is such a page.
    static boolean isOne(String text) {
        return text.contains(MARK);
    }

    /// A whole page.
    ///
    /// @param body what is below its heading, as HTML
    static String html(String language, String heading, String body) {
        return """
            <!doctype html>
            <html lang="%s">
            <meta charset="utf-8">
            %s
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%s</title>
            <style>
            :root { color-scheme: light dark; --ink: #22303c; --soft: #56616a; --paper: #f4ecda; --raised: #fcf7ea;
              --line: #c9bfa8; --mark: #1f5566; --accent: #b3352b; }
            @media (prefers-color-scheme: dark) {
              :root { --ink: #ece5d4; --soft: #aab2b5; --paper: #17212a; --raised: #1f2b35; --line: #46545f;
                --mark: #8fc3d4; --accent: #f0877c; }
            }
            * { box-sizing: border-box; }
            body { margin: 2rem auto; padding: 0 1rem; max-width: 62rem; background: var(--paper); color: var(--ink);
              font: 16px/1.5 'Source Sans 3', 'Segoe UI', system-ui, sans-serif; font-variant-numeric: tabular-nums; }
            h1, h2, h3 { font-family: 'Josefin Sans', 'Century Gothic', sans-serif; line-height: 1.2; }
            h3 { margin: 1.6rem 0 .2rem; }
            p { margin: .5rem 0; overflow-wrap: anywhere; }
            section { background: var(--raised); border: 1px solid var(--line); border-radius: .6rem;
              padding: .2rem 1.2rem 1rem; margin: 1.5rem 0; }
            figure { margin: 0; max-width: 46rem; }
            figcaption, p.note { color: var(--soft); font-size: 15px; }
            .wide { overflow-x: auto; }
            .wide:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
            pre { font: 14px/1.45 ui-monospace, monospace; margin: .5rem 0; }
            pre.call { white-space: pre-wrap; overflow-wrap: anywhere; }
            svg { display: block; width: 100%%; overflow: visible; }
            svg text { fill: var(--ink); font-size: 15px; }
            svg .label { stroke: var(--raised); stroke-width: 4; paint-order: stroke; }
            svg .soft { fill: var(--soft); font-size: 14px; }
            svg .grid { stroke: var(--line); }
            svg .range { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
            svg .course { stroke: var(--mark); stroke-width: 2; fill: none; vector-effect: non-scaling-stroke; }
            svg .dot, svg .bar { fill: var(--mark); }
            svg .bound { stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 6 4; }
            table { border-collapse: separate; border-spacing: 2px; font-size: 15px; }
            th { text-align: left; font-weight: 600; padding: .3rem .6rem; white-space: nowrap; }
            th[scope=col] { text-align: center; }
            th[scope=row] { position: sticky; left: 0; background: var(--raised); }
            td { text-align: center; padding: .3rem .6rem; white-space: nowrap; }
            td small { display: block; font-size: 13px; }
            %s
            @media (max-width: 34rem) {
              body { margin: 1rem auto; padding: 0 .5rem; }
              section { padding: .1rem .8rem .8rem; margin: 1rem 0; }
              table.matrix, .matrix tbody, .matrix tr, .matrix th, .matrix td { display: block; }
              .matrix tr:first-child, .matrix td.none { display: none; }
              .matrix th[scope=row] { position: static; padding: .8rem 0 .2rem; }
              .matrix td { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(9.5rem, auto);
                gap: .6rem; align-items: baseline; margin-top: 2px; text-align: right; }
              .matrix td::before { content: attr(data-against); text-align: left; overflow-wrap: anywhere;
                white-space: normal; }
            }
            </style>
            <h1>%s</h1>
            %s
            </html>
            """.formatted(language, MARK, escaped(heading), fullness(), escaped(heading), body);
    }

    /// Fields that are the fuller the larger a share is, by its tenths.
    private static String fullness() {
        var rules = new StringBuilder();
        for (int tenths = 0; tenths <= 10; tenths++) {
            rules.append(".full%d { background: color-mix(in srgb, var(--mark) %d%%, transparent); }\n"
                    .formatted(tenths, 5 * tenths));
        }
        return rules.toString();
    }

    /// A text as it has to be written in HTML.
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// How a picture begins that is as wide as there is room: what is across is in per cent, what is down in
    /// pixels.
    ///
    /// @param name what it shows, for whoever can't see it
    static String picture(double height, String name) {
        return String.format(
                Locale.ROOT,
                "<svg width=\"100%%\" height=\"%.0f\" role=\"img\" aria-label=\"%s\">\n",
                height,
                escaped(name));
    }

    /// A picture with what its signs mean.
    static String figure(String picture, String legend) {
        return "<figure>\n" + picture + "<figcaption>" + escaped(legend) + "</figcaption></figure>\n";
    }

    /// What may be wider than the page, and is scrolled within itself, with the keyboard as well.
    ///
    /// @param name what it is, for whoever can't see it
    static String wide(String name, String html) {
        return "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(name) + "\">" + html
                + "</div>\n";
    }

    /// How the figures of a page can be made again.
    static String origin(Origin origin, Texts texts) {
        String files = Stream.of(origin.bots(), origin.boards())
                .flatMap(made -> made.entrySet().stream())
                .map(one -> paragraph(texts.text("origin.file", one.getKey(), one.getValue())))
                .collect(Collectors.joining());
        return "<section>" + heading(texts.text("origin.heading")) + "<pre class=\"call\">" + escaped(origin.command())
                + "</pre>\n"
                + paragraph(texts.text("origin.program", origin.version(), origin.program(), origin.java()))
                + paragraph(texts.text(
                        "origin.machine",
                        origin.machine(),
                        origin.processors(),
                        origin.threads(),
                        origin.date().replace("T", " ").replace("Z", " UTC")))
                + files + "</section>\n";
    }

    static String heading(String text) {
        return "<h3>" + escaped(text) + "</h3>\n";
    }

    static String paragraph(String text) {
        return "<p>" + escaped(text) + "</p>\n";
    }

    /// A remark.
    static String note(String text) {
        return "<p class=\"note\">" + escaped(text) + "</p>\n";
    }
}
