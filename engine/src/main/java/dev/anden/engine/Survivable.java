package dev.anden.engine;

/// What goes wrong in a part that isn't ours to trust, such as a bot or somebody's own board, and leaves the rest of
/// the process as it was.
public final class Survivable {
    private Survivable() {}

    /// Lets a failure through that means the process is to end: no memory is left, or the Java machine is broken.
    /// A stack that overflowed is whole again.
    public static void require(Throwable failure) {
        if (failure instanceof VirtualMachineError broken && !(failure instanceof StackOverflowError)) {
            throw broken;
        }
    }

    /// What went wrong, for a log. Errors often say no more than what they are.
    public static String reason(Throwable failure) {
        String message = failure.getMessage();
        return message == null ? failure.toString() : message;
    }
}
