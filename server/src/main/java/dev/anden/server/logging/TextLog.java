package dev.anden.server.logging;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.slf4j.event.KeyValuePair;
import org.springframework.boot.logging.structured.StructuredLogFormatter;

/// A line of text for each thing that happened: when, how grave, what, and the facts as `name="value"`.
///
/// A fact may be what somebody sent. Its quotes, line breaks and other signs that steer a terminal are written as in
/// JSON (`\"`, `\n`, `\u001b`), so that nobody else writes lines of this log or facts of its lines. Traces of
/// failures, which may quote such things as well, stand in lines that begin with a tab.
public final class TextLog implements StructuredLogFormatter<ILoggingEvent> {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSXXX").withZone(ZoneId.systemDefault());

    @Override
    public String format(ILoggingEvent event) {
        var text = new StringBuilder()
                .append(TIME.format(event.getInstant()))
                .append(" %-5s ".formatted(event.getLevel()));
        steady(text, event.getFormattedMessage());
        for (KeyValuePair fact : Objects.requireNonNullElse(event.getKeyValuePairs(), List.<KeyValuePair>of())) {
            text.append(' ').append(fact.key).append("=\"");
            steady(text, String.valueOf(fact.value).replace("\\", "\\\\").replace("\"", "\\\""));
            text.append('"');
        }
        text.append('\n');
        Optional.ofNullable(event.getThrowableProxy()).ifPresent(failure -> trace(text, failure));
        return text.toString();
    }

    private static void trace(StringBuilder text, IThrowableProxy failure) {
        ThrowableProxyUtil.asString(failure).lines().forEach(line -> {
            text.append('\t');
            steady(text, line.replace('\t', ' '));
            text.append('\n');
        });
    }

    /// Adds a text in which nothing steers whoever shows it.
    private static void steady(StringBuilder text, String said) {
        said.codePoints().forEach(sign -> {
            switch (sign) {
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> {
                    if (steers(sign)) {
                        text.append("\\u%04x".formatted(sign));
                    } else {
                        text.appendCodePoint(sign);
                    }
                }
            }
        });
    }

    private static boolean steers(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            case Character.FORMAT -> isDirection(sign);
            default -> false;
        };
    }

    /// Signs after which text runs the other way. Others of their kind belong to letters and to pictures.
    private static boolean isDirection(int sign) {
        return switch (Character.getDirectionality(sign)) {
            case Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT,
                    Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE,
                    Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE,
                    Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE,
                    Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE -> true;
            default -> false;
        };
    }
}
