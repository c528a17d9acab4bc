package dev.anden.protocol.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/// How the wire's records become JSON and back: the one mapper that servers, tools and tests share.
///
/// What is written: every component in its declared order, an absent value as `null`, an enum as its
/// `toString()`, and for a member of a sealed family (and for every action and event of a game) first the
/// property `type`. What is read is read strictly: an unknown or repeated property, a missing one
/// unless it is optional, a text where a number belongs or the other way round, or anything after the end is refused
/// with a message that names the place.
public final class WireJson {
    private static final List<CoercionInputShape> NOT_TEXTS =
            List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean);

    private WireJson() {}

    /// A new mapper; it is safe for use by many threads.
    public static JsonMapper mapper() {
        return JsonMapper.builder()
                .annotationIntrospector(new FamilyIntrospector())
                .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.ALWAYS))
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .withCoercionConfig(
                        LogicalType.Textual,
                        texts -> NOT_TEXTS.forEach(shape -> texts.setCoercion(shape, CoercionAction.Fail)))
                .enable(EnumFeature.WRITE_ENUMS_USING_TO_STRING, EnumFeature.READ_ENUMS_USING_TO_STRING)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }
}
