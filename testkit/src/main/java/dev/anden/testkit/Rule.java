package dev.anden.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Names a rule of the ledger (`docs/rules`) that a test proves. The build fails on a rule of the ledger that no
/// test names, and on a name that the ledger doesn't know.
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Rule.All.class)
public @interface Rule {
    /// The rule's id, such as `ttr.draw.two-cards`.
    String value();

    /// The boards on which the test proves it, as ids of games such as `ttr-berlin`. None are named by a test that
    /// runs on all of them, and by one of a rule that a single code carries out alike on all.
    String[] on() default {};

    /// Several rules proved by one test.
    @Documented
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        Rule[] value();
    }
}
