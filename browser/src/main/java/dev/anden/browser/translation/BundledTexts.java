package dev.anden.browser.translation;

import dev.anden.browser.substitute.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;

/// Writes the texts that games bring along into [Resources].
final class BundledTexts implements ClassHolderTransformer {
    private static final String FAMILY = "dev/anden/games/tickettoride/";
    private static final String QUARTER = "dev/anden/games/frenchquarter/";

    private static final List<String> PATHS = List.of(
            FAMILY + "boards/usa.json",
            FAMILY + "boards/europe.json",
            FAMILY + "boards/berlin.json",
            FAMILY + "boards/paris.json",
            FAMILY + "forecast.txt",
            FAMILY + "weights.txt",
            QUARTER + "french-quarter.json",
            QUARTER + "forecast.txt",
            QUARTER + "weights.txt");

    private final ClassLoader program;

    /// @param program has the texts
    BundledTexts(ClassLoader program) {
        this.program = program;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(Resources.class.getName())) {
            for (MethodHolder method : type.getMethods()) {
                if (method.getName().equals("fill")) {
                    fill(ProgramEmitter.create(method, context.getHierarchy()));
                }
            }
        }
    }

    private void fill(ProgramEmitter body) {
        for (String path : PATHS) {
            body.invoke(
                    Resources.class.getName(), "put", ValueType.VOID, body.constant(path), body.constant(text(path)));
        }
        body.exit();
    }

    private String text(String path) {
        try (InputStream stream = program.getResourceAsStream(path)) {
            if (stream == null) {
                throw new IllegalStateException("There is no text %s to be brought along".formatted(path));
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
