package dev.anden.engine;

/// Something that happened, told to one observer: for the log, the animation and statistics. No words of any
/// language in it. Games implement it by a sealed family of records; in JSON the property `type` names the record,
/// its first letter small.
public interface Event {}
