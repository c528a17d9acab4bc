import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { playAt } from '../index.js'

const USAGE = 'usage: node network-bot.js --server https://anden.example --token-file FILE [--games NUMBER]'

/** The two that it can't do without are there, or it ends. */
function readOptions() {
  const options = { server: { type: 'string' }, 'token-file': { type: 'string' }, games: { type: 'string' } }
  try {
    const { values } = parseArgs({ options })
    const missing = ['server', 'token-file'].filter((name) => !values[name])
    if (missing.length === 0) return values
    wrongCall(`missing: --${missing.join(', --')}`)
  } catch (error) {
    wrongCall(error.message)
  }
}

function wrongCall(sentence) {
  console.error(`${USAGE}\n${sentence}`)
  process.exit(2)
}

/** The longest route that can be paid for; otherwise the first ticket or card that is offered. */
function choose({ actions }) {
  const cards = ({ text }) => (text.match(/\d+ (?=\w)/g) ?? []).reduce((sum, each) => sum + Number(each), 0)
  const claims = actions.filter(({ text }) => text.startsWith('claim ')).sort((one, other) => cards(other) - cards(one))
  return (claims[0] ?? actions[0]).code
}

const options = readOptions()
try {
  // A mark that some editors begin a file with is taken away like a blank.
  await playAt(options.server, readFileSync(options['token-file'], 'utf8').trim(), choose, {
    end: ({ number, seat, totals }) => console.log(`game ${number}: ${totals}, mine is ${totals[seat]}`),
    games: options.games === undefined ? undefined : Number(options.games),
    lost: console.error,
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
