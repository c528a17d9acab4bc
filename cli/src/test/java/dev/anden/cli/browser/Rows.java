package dev.anden.cli.browser;

import dev.anden.testkit.Thorough;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.AnnotationConsumer;
import org.junit.jupiter.params.support.ParameterDeclarations;

/// What a test of a page is run with: as `CsvSource`, but most of what is alike elsewhere is left to thorough runs.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(Rows.Provider.class)
@interface Rows {
    /// Rows of every build, with a comma and a blank between values.
    String[] value();

    /// Those that thorough runs have besides.
    String[] thorough() default {};

    /// Reads the rows.
    final class Provider implements ArgumentsProvider, AnnotationConsumer<Rows> {
        private Stream<String> rows = Stream.empty();

        @Override
        public void accept(Rows annotation) {
            rows = Stream.concat(
                    Stream.of(annotation.value()),
                    Thorough.isThis() ? Stream.of(annotation.thorough()) : Stream.empty());
        }

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            return rows.map(row -> Arguments.of((Object[]) row.split(", ", -1)));
        }
    }
}
