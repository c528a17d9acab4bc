// node clients/javascript/examples/network-bot.js --server https://anden.example --token-file FILE [--games NUMBER]
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { playAt } from '../index.js'

const { values: options } = parseArgs({
  options: { server: { type: 'string' }, 'token-file': { type: 'string' }, games: { type: 'string' } },
})

/** The longest route that can be paid for; otherwise the first ticket or card that is offered. */
function choose({ actions }) {
  const cards = ({ text }) => (text.match(/\d+ (?=\w)/g) ?? []).reduce((sum, each) => sum + Number(each), 0)
  const claims = actions.filter(({ text }) => text.startsWith('claim ')).sort((one, other) => cards(other) - cards(one))
  return (claims[0] ?? actions[0]).code
}

try {
  await playAt(options.server ?? '', readFileSync(options['token-file'] ?? '', 'utf8').trim(), choose, {
    end: ({ number, seat, totals }) => console.log(`game ${number}: ${totals}, mine is ${totals[seat]}`),
    games: options.games === undefined ? undefined : Number(options.games),
    lost: console.error,
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
