package dev.anden.server.people;

import java.util.List;

/// Characters that a program may show as nothing at all, whatever their category: joiners, selectors, fillers and
/// tags. These are the ranges with the property `Default_Ignorable_Code_Point` of Unicode 16.0
/// (`DerivedCoreProperties.txt`), those that aren't assigned yet among them.
final class Ignorable {
    private static final List<Range> RANGES = List.of(
            new Range(0x00AD, 0x00AD),
            new Range(0x034F, 0x034F),
            new Range(0x061C, 0x061C),
            new Range(0x115F, 0x1160),
            new Range(0x17B4, 0x17B5),
            new Range(0x180B, 0x180F),
            new Range(0x200B, 0x200F),
            new Range(0x202A, 0x202E),
            new Range(0x2060, 0x206F),
            new Range(0x3164, 0x3164),
            new Range(0xFE00, 0xFE0F),
            new Range(0xFEFF, 0xFEFF),
            new Range(0xFFA0, 0xFFA0),
            new Range(0xFFF0, 0xFFF8),
            new Range(0x1BCA0, 0x1BCA3),
            new Range(0x1D173, 0x1D17A),
            new Range(0xE0000, 0xE0FFF));

    private Ignorable() {}

    static boolean isIgnorable(int character) {
        return RANGES.stream().anyMatch(range -> range.has(character));
    }

    private record Range(int first, int last) {
        boolean has(int character) {
            return first <= character && character <= last;
        }
    }
}
