/// Speed, measured by JMH. The figures stand in `docs/performance.md`, each with its command and machine.
@NullMarked
package dev.anden.benchmarks;

import org.jspecify.annotations.NullMarked;
