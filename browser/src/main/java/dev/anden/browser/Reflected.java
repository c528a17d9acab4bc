package dev.anden.browser;

import dev.anden.json.Described;
import dev.anden.protocol.json.Families;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/// A record as it looks from outside, where there is a Java machine: what is translated for a browser
/// has records that say this of themselves (`DescribedRecords`).
record Reflected(Record of) implements Described {
    @Override
    public String jsonType() {
        return Families.nameOf(of.getClass()).orElse("");
    }

    @Override
    public String[] jsonNames() {
        return Arrays.stream(of.getClass().getRecordComponents())
                .map(RecordComponent::getName)
                .toArray(String[]::new);
    }

    @Override
    public Object[] jsonValues() {
        return Arrays.stream(of.getClass().getRecordComponents())
                .map(this::value)
                .toArray();
    }

    private Object value(RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(of);
        } catch (IllegalAccessException | InvocationTargetException failure) {
            throw new IllegalStateException("%s of %s can't be read".formatted(component, of.getClass()), failure);
        }
    }
}
