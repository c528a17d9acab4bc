package dev.anden.json;

/// What a record says of itself, to be written as JSON.
public interface Described {
    /// Which member of its family it is, written first as the property `type`; empty if it belongs to
    /// none.
    String jsonType();

    /// The names of its components, in their order.
    String[] jsonNames();

    /// The values of its components, in their order.
    Object[] jsonValues();
}
