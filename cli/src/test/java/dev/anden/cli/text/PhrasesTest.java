package dev.anden.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.anden.engine.Phrase;
import dev.anden.engine.PhraseKind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is wrong with files and texts, in every language.
class PhrasesTest {
    static final List<PhraseKind> KINDS = kinds();

    private static List<PhraseKind> kinds() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("dev.anden").stream()
                        .filter(type -> type.isEnum() && type.isAssignableTo(PhraseKind.class))
                        .map(JavaClass::reflect)
                        .flatMap(type -> Stream.of(type.getEnumConstants()))
                        .map(PhraseKind.class::cast)
                        .toList();
    }

    @Test
    void every_kind_has_a_sentence_in_each_language_with_the_same_places() {
        assertThat(KINDS).hasSizeGreaterThan(150);
        for (String language : Texts.LANGUAGES.subList(1, Texts.LANGUAGES.size())) {
            Texts texts = Texts.of(language);
            assertThat(texts.phraseKeys())
                    .as(language)
                    .containsExactlyInAnyOrderElementsOf(
                            KINDS.stream().map(PhraseKind::key).toList());
            for (PhraseKind kind : KINDS) {
                assertThat(Phrase.places(texts.sentence(kind)))
                        .as("%s in %s", kind.key(), language)
                        .isEqualTo(Phrase.places(kind.english()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void a_number_before_a_noun_has_a_form_for_one(String language) {
        Texts texts = Texts.of(language);
        Refused refused = Refused.in(language);

        assertThat(KINDS)
                .filteredOn(kind -> refused.isUncounted(kind.key(), texts.sentence(kind)))
                .extracting(texts::sentence)
                .isEmpty();
    }

    @Test
    void no_two_kinds_have_one_key() {
        assertThat(KINDS).extracting(PhraseKind::key).doesNotHaveDuplicates();
    }
}
