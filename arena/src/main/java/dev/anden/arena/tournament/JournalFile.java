package dev.anden.arena.tournament;

import java.nio.file.Path;

/// Where an experiment keeps what it has done, and which program plays it. Another one may choose otherwise, so it
/// doesn't go on with a journal: figures of two programs would be taken for those of one.
///
/// @param path the file, which needn't exist yet
/// @param program what tells the program from others, such as its version and a checksum: one line, not empty
public record JournalFile(Path path, String program) {}
