package dev.anden.games.common;

/// A stack of frames: what is to be decided, dealt, rolled or done next, the topmost first. An effect with its whole
/// chain is done before whatever lies below it.
///
/// A frame is a number that isn't looked into here. A family extends this by the kinds of its frames, and by how kind,
/// seat and count are packed into the number. Nothing is allocated after construction.
public abstract class FrameStack {
    /// The frames from height 1 on, the topmost apart.
    private final int[] stack;

    /// The topmost frame: nearly every question is about it.
    private int top;

    private int depth;

    /// An empty stack.
    ///
    /// @param capacity the most frames that it ever holds
    protected FrameStack(int capacity) {
        stack = new int[capacity + 1];
    }

    /// Becomes a copy of a stack of the same capacity.
    protected final void copyStack(FrameStack other) {
        depth = other.depth;
        top = other.top;
        System.arraycopy(other.stack, 0, stack, 0, depth);
    }

    public final boolean isEmpty() {
        return depth == 0;
    }

    /// How many frames there are.
    public final int depth() {
        return depth;
    }

    /// The most frames that there can be.
    public final int capacity() {
        return stack.length - 1;
    }

    /// Puts a frame on top.
    ///
    /// @throws IndexOutOfBoundsException if the stack is full
    public final void pushFrame(int frame) {
        stack[depth] = top;
        depth++;
        top = frame;
    }

    /// Takes the topmost frame away; only if there is one.
    public final int pop() {
        int frame = top;
        depth--;
        top = stack[depth];
        return frame;
    }

    /// The topmost frame; only if there is one.
    public final int top() {
        return top;
    }

    /// Puts another frame in the topmost one's place; only if there is one.
    protected final void replaceTop(int frame) {
        top = frame;
    }

    /// The frame at a height from the ground, from 0.
    public final int at(int height) {
        return height == depth - 1 ? top : stack[height + 1];
    }
}
