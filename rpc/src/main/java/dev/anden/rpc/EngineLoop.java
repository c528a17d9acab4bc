package dev.anden.rpc;

import dev.anden.engine.GameCatalog;
import dev.anden.players.Roster;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.function.LongSupplier;

/// Answers requests, one per line, until the input ends. To be used once.
public final class EngineLoop {
    /// How long a line may be, in bytes: many times a whole game, but short enough that one line can't fill the
    /// memory.
    public static final int MOST_BYTES = 1 << 20;

    /// The bits of a seed that the engine draws: programs whose numbers are doubles read it as it is (RFC 8259,
    /// section 6), so that a game can be opened again by it.
    private static final long READABLE = (1L << 53) - 1;

    private final Conversation conversation;

    /// @param catalog the games that can be opened
    /// @param roster the bots that can play them
    /// @param freshSeed a seed that was not used before, for games opened without one
    public EngineLoop(GameCatalog catalog, Roster roster, LongSupplier freshSeed) {
        conversation = new Conversation(new Methods(catalog, roster, () -> freshSeed.getAsLong() & READABLE));
    }

    /// Reads requests from a stream and writes answers to another, flushed whenever no request is waiting.
    ///
    /// @throws IOException if a stream fails; what a caller sends never makes it end
    public void run(InputStream in, OutputStream out) throws IOException {
        var answers = new BufferedOutputStream(out, 1 << 16);
        var lines = new LineReader(in, MOST_BYTES, answers::flush);
        LineReader.Line line = lines.read();
        while (!(line instanceof LineReader.Line.End)) {
            if (line instanceof LineReader.Line.Whole(var bytes)) {
                conversation.answer(bytes, answers);
            } else {
                conversation.refuseLongLine(answers);
            }
            line = lines.read();
        }
        answers.flush();
    }
}
