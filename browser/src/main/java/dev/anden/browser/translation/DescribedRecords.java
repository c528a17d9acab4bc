package dev.anden.browser.translation;

import dev.anden.json.Described;
import dev.anden.protocol.json.Families;
import java.lang.reflect.RecordComponent;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/// Has each record say its own names and values: a browser has no reflection. Those of records that are
/// never written aren't in the program.
final class DescribedRecords implements ClassHolderTransformer {
    private static final String OWN = "dev.anden.";

    private static final String WIRE = "dev.anden.browser.Wire";

    private static final ValueType TEXT = ValueType.parse(String.class);
    private static final ValueType ANYTHING = ValueType.parse(Object.class);

    private final ClassLoader program;

    /// @param program has the records
    DescribedRecords(ClassLoader program) {
        this.program = program;
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals(WIRE)) {
            describeItself(type, context);
        } else if (type.getName().startsWith(OWN) && Record.class.getName().equals(type.getParent())) {
            describe(type, context);
        }
    }

    /// Has records asked, where Java looks at them from outside.
    private static void describeItself(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getName().equals("described")) {
                ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
                body.var(1, Record.class).cast(Described.class).returnValue();
            }
        }
    }

    private void describe(ClassHolder type, ClassHolderTransformerContext context) {
        Class<?> described = described(type.getName());
        RecordComponent[] components = described.getRecordComponents();
        type.getInterfaces().add(Described.class.getName());

        ProgramEmitter kind = body(type, "jsonType", TEXT, context);
        kind.constant(Families.nameOf(described).orElse("")).returnValue();

        ProgramEmitter naming = body(type, "jsonNames", ValueType.arrayOf(TEXT), context);
        ValueEmitter names = naming.constructArray(TEXT, components.length);
        for (int place = 0; place < components.length; place++) {
            names.setElement(place, naming.constant(components[place].getName()));
        }
        names.returnValue();

        ProgramEmitter valuing = body(type, "jsonValues", ValueType.arrayOf(ANYTHING), context);
        ValueEmitter self = valuing.var(0, type);
        ValueEmitter values = valuing.constructArray(ANYTHING, components.length);
        for (int place = 0; place < components.length; place++) {
            ValueType of = ValueType.parse(components[place].getType());
            ValueEmitter value = self.invokeVirtual(components[place].getName(), of);
            values.setElement(place, of instanceof ValueType.Primitive ? value.box() : value);
        }
        values.returnValue();
    }

    private static ProgramEmitter body(
            ClassHolder type, String name, ValueType result, ClassHolderTransformerContext context) {
        var method = new MethodHolder(name, result);
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        return ProgramEmitter.create(method, context.getHierarchy());
    }

    private Class<?> described(String name) {
        try {
            return Class.forName(name, false, program);
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException("What is translated is there", impossible);
        }
    }
}
