/** Client of the engine of Andén: games for programs that play and learn (docs/protocol.md). */

export { Engine, EngineError } from './engine.js'
export { ManyGames } from './many.js'
export { TurnEnvironment } from './turns.js'
export { play } from './bot.js'
export { playAt, Refused, Unreachable } from './network.js'
