package dev.anden.protocol.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/// Tells the members of a family apart by the property `type`, and what may be left out by its being optional,
/// without an annotation on any of them: games know nothing of JSON.
final class FamilyIntrospector extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    private static final JsonTypeInfo.Value BY_NAME =
            JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedClass && Families.isFamily(annotated.getRawType())
                ? BY_NAME
                : super.findPolymorphicTypeInfo(config, annotated);
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
        Optional<String> name = Families.nameOf(type.getRawType());
        return name.isPresent() ? name.get() : super.findTypeName(config, type);
    }

    @Override
    public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return member instanceof AnnotatedParameter
                ? Boolean.valueOf(member.getRawType() != Optional.class)
                : super.hasRequiredMarker(config, member);
    }
}
