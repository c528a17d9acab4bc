// ANDEN_ENGINE="./anden engine" node clients/javascript/examples/first-steps.js
import { Engine, ManyGames } from '../index.js'

const engine = new Engine()
const games = await ManyGames.open(engine, { count: 64, seed: 1, seat: 0, bots: 'greedy' })
let won = 0
let played = 0
while (played < 64) {
  const codes = games.now.legal.map((legal) => legal[Math.floor(Math.random() * legal.length)])
  const { ended } = await games.step(codes)
  played += ended.length
  won += ended.filter((game) => game.ranks[0] === 1).length
}
console.log(`won ${won} of ${played} games against greedy by choosing at random`)
await engine.close()
