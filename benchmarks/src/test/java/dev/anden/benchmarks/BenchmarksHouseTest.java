package dev.anden.benchmarks;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.anden.testkit.HouseRules;

/// `cli` looks at all rooms but this one, which it doesn't use.
class BenchmarksHouseTest implements HouseRules {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(place -> !place.contains("/jmh_generated/"))
            .importPackages("dev.anden.benchmarks");

    @Override
    public JavaClasses house() {
        return CLASSES;
    }
}
