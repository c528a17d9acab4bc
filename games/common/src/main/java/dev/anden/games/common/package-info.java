/// What every family of games needs and does alike, so that who knows one family finds the next one familiar:
///
/// - [FrameStack]: what is to be decided, dealt or done next. How a frame is packed into a number is each family's own.
/// - [HashMix]: how a position's fields become one number.
/// - [PositionText] and [PositionLines]: how a position is written line by line, and read again, with the place of all
///   that is wrong; [Line] reads the words of one line.
/// - [BrokenInvariantException]: that a position can't be, and why.
/// - [NameTable]: how what a text names is found, or refused.
/// - [NumberRow] and [SeatOrder]: how what a seat sees becomes numbers, for programs that learn.
/// - [EventLog]: how what a ply does is told, at no cost while nobody listens.
/// - `play`: the levels of bots, and what bots are made of.
///
/// It knows no family, and needs nothing but `engine`. Open [PositionLines] first.
@NullMarked
package dev.anden.games.common;

import org.jspecify.annotations.NullMarked;
