package dev.anden.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/// What holds in every room of the house, whatever it is for. Implemented by a test class that sees many of them, or
/// one that the others don't see; its module brings ArchUnit along.
public interface HouseRules {
    /// The classes that have to keep to them.
    JavaClasses house();

    @Test
    default void every_package_is_null_marked() {
        Set<JavaPackage> packages = house().stream().map(JavaClass::getPackage).collect(Collectors.toSet());

        assertThat(packages)
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.isAnnotatedWith(NullMarked.class))
                        .as("%s has a package-info with @NullMarked", each.getName())
                        .isTrue());
    }

    @Test
    default void no_class_is_named_after_nothing() {
        noClasses()
                .should()
                .haveNameMatching(".*(Util|Utils|Manager|Helper|Helpers)(\\$.*)?")
                .check(house());
    }

    @Test
    default void packages_do_not_go_round_in_circles() {
        slices().matching("dev.anden.(**)").should().beFreeOfCycles().check(house());
    }
}
