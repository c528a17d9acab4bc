package dev.anden.engine;

/// Something that a bot makes of a position, for whoever asks it for advice: what it plans, what it lacks, what it
/// fears. Games implement it by a sealed family of records, in facts and without words of any language; in JSON the
/// property `type` names the record, its first letter small.
public interface Thought {}
