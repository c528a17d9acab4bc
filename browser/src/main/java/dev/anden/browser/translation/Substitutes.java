package dev.anden.browser.translation;

import dev.anden.browser.substitute.Exact;
import dev.anden.browser.substitute.Maps;
import dev.anden.browser.substitute.Matches;
import dev.anden.browser.substitute.Numbers;
import dev.anden.browser.substitute.Power;
import dev.anden.browser.substitute.Resources;
import dev.anden.browser.substitute.Texts;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.Variable;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;

/// Turns each call of a method that the library for browsers lacks into a call of its substitute: the games are
/// translated as they are.
final class Substitutes implements ClassHolderTransformer {
    private static final String OWN = "dev.anden.";

    /// Of a method of an object the substitute takes that object first.
    private static final Map<MethodReference, MethodReference> BY_METHOD = Map.ofEntries(
            same("unsignedMultiplyHigh", Math.class, Numbers.class, long.class, long.class, long.class),
            same("expand", Long.class, Numbers.class, long.class, long.class, long.class),
            same("expand", Integer.class, Numbers.class, int.class, int.class, int.class),
            same("exp", StrictMath.class, Exact.class, double.class, double.class),
            same("log", StrictMath.class, Exact.class, double.class, double.class),
            same("pow", StrictMath.class, Power.class, double.class, double.class, double.class),
            Map.entry(
                    new MethodReference(String.class, "lines", Stream.class),
                    new MethodReference(Texts.class, "lines", String.class, Stream.class)),
            Map.entry(
                    new MethodReference(Class.class, "getResourceAsStream", String.class, InputStream.class),
                    new MethodReference(Resources.class, "open", Class.class, String.class, InputStream.class)),
            Map.entry(
                    new MethodReference(Collections.class, "unmodifiableSortedMap", SortedMap.class, SortedMap.class),
                    new MethodReference(Maps.class, "unmodifiable", SortedMap.class, SortedMap.class)),
            Map.entry(
                    new MethodReference(Matcher.class, "replaceAll", Function.class, String.class),
                    new MethodReference(Matches.class, "replaceAll", Matcher.class, Function.class, String.class)));

    private static Map.Entry<MethodReference, MethodReference> same(
            String name, Class<?> owner, Class<?> substitute, Class<?>... signature) {
        return Map.entry(new MethodReference(owner, name, signature), new MethodReference(substitute, name, signature));
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (!type.getName().startsWith(OWN)) {
            return;
        }
        for (MethodHolder method : type.getMethods()) {
            Program program = method.getProgram();
            if (program != null) {
                for (BasicBlock block : program.getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (instruction instanceof InvokeInstruction call) {
                            substitute(call);
                        }
                    }
                }
            }
        }
    }

    private static void substitute(InvokeInstruction call) {
        MethodReference substitute = BY_METHOD.get(call.getMethod());
        if (substitute != null) {
            List<Variable> arguments = new ArrayList<>(call.getArguments());
            if (call.getInstance() != null) {
                arguments.addFirst(call.getInstance());
            }
            call.setInstance(null);
            call.setType(InvocationType.SPECIAL);
            call.setMethod(substitute);
            call.setArguments(arguments.toArray(Variable[]::new));
        }
    }
}
