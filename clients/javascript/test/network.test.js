// Against a server of the test's own; NetworkBotClientTest has the same bot play at the real one.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { playAt, Refused } from '../index.js'
import { Playing } from '../network.js'
import { fakeServer, oneTable, OVER, standing } from './fake-server.js'

const options = { skip: globalThis.WebSocket === undefined && 'this Node has no WebSocket', timeout: 30_000 }
const first = () => 0
let server

afterEach(() => server?.close())

/** Plays to the end of one game without waiting. Returns how long it would have waited, in milliseconds. */
async function playOne(choose, wishes = {}) {
  const pauses = []
  const wait = async (milliseconds) => {
    pauses.push(milliseconds)
    await new Promise(setImmediate)
  }
  await new Playing(server.address, 'anden-bot-1', choose, { games: 1, ...wishes }, wait).run()
  return pauses
}

test('it answers when something is offered and tells how the game ended', options, async () => {
  const sent = []
  server = await fakeServer({
    live: (say) => {
      say(standing(3, []))
      say(standing(4, ['draw deck', 'draw red']))
    },
    told: (message, say) => {
      sent.push(message)
      say({ type: 'accepted', command: message.command, version: 5 })
      say(OVER)
    },
  })
  const choices = []
  const ends = []

  await playOne((choice) => (choices.push(choice), 1), { end: (end) => ends.push(end) })

  assert.deepEqual(choices, [
    {
      game: 'ttr-berlin',
      seat: 1,
      seats: 2,
      ply: 4,
      actions: [{ code: 0, text: 'draw deck' }, { code: 1, text: 'draw red' }],
      view: { version: 4 },
      number: 1,
    },
  ])
  assert.equal(sent.length, 1)
  assert.deepEqual({ ...sent[0], command: '' }, { type: 'act', command: '', version: 4, action: 'draw red' })
  assert.match(sent[0].command, /^[!-~]{1,64}$/)
  assert.deepEqual(ends, [{ game: 'ttr-berlin', number: 1, seat: 1, totals: [3, 8], ranks: [2, 1] }])
  assert.deepEqual(new Set(server.tokens), new Set(['Bearer anden-bot-1']))
})

test('it comes back after a lost connection, each time after a longer pause', options, async () => {
  server = await fakeServer({
    live: (say, hangUp, visit) => (visit < 5 ? hangUp() : say(OVER)),
  })
  const lost = []

  const pauses = await playOne(first, { lost: (sentence) => lost.push(sentence) })

  // Two seconds are also what lies between two questions for games.
  assert.deepEqual(pauses.filter((pause) => pause !== 2000), [500, 1000, 4000])
  assert.deepEqual(lost, Array(4).fill('The connection to the table aaaa was lost.'))
})

test('a choice whose answer was lost is made again', options, async () => {
  const versions = []
  server = await fakeServer({
    live: (say) => say(standing(4, ['draw deck'])),
    told: ({ version }, say, hangUp) => (versions.push(version) < 2 ? hangUp() : say(OVER)),
  })

  await playOne(first)

  assert.deepEqual(versions, [4, 4])
})

test('of several positions that come at once the newest is chosen from', options, async () => {
  const versions = []
  server = await fakeServer({
    live: (say) => [4, 5, 6, 7].forEach((version) => say(standing(version, ['draw deck']))),
    told: ({ version }, say) => {
      versions.push(version)
      say(OVER)
    },
  })

  await playOne(first)

  assert.deepEqual(versions, [7])
})

test('a server that does not answer is asked again, each time after a longer pause', options, async () => {
  let asked = 0
  server = await fakeServer({
    tables: () => (++asked < 9 ? [502, {}] : [200, oneTable()]),
    live: (say) => say(OVER),
  })
  const lost = []

  const pauses = await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(pauses.slice(0, 8), [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  assert.equal(lost.at(0), `${server.address} answered with the status 502.`)
})

test('a token that is refused ends it with the sentence of the server', options, async () => {
  server = await fakeServer({ tables: () => [401, { code: 'bad-token', facts: {}, detail: 'No bot has this token.' }] })

  await assert.rejects(playAt(server.address, 'anden-bot-0', first), (error) => {
    assert.ok(error instanceof Refused)
    assert.equal(error.message, 'No bot has this token.')
    assert.equal(error.code, 'bad-token')
    return true
  })
})

test('a token that is taken back in the middle ends it, too', options, async () => {
  let isTaken = false
  server = await fakeServer({
    tables: () => (isTaken ? [401, { code: 'bad-token', detail: 'No bot has this token.' }] : [200, oneTable()]),
    live: (say, hangUp) => {
      isTaken = true
      hangUp()
    },
  })

  await assert.rejects(playOne(first), Refused)
})

test('what the bot throws ends it, and so does a choice that there is not', options, async () => {
  server = await fakeServer({ live: (say) => say(standing(4, ['draw deck', 'draw red'])) })

  await assert.rejects(playOne(() => { throw new RangeError('I have no idea') }), RangeError)
  await assert.rejects(playOne(() => 2), /The bot chose 2, and its choice had the codes 0 to 1\./)
})

test('an address that is none is told', options, async () => {
  await assert.rejects(playAt('anden.example', 'anden-bot-0', first), /begins with https:\/\/ or http:\/\/, and this is "anden/)
})

test('an older Node is told in one sentence', async () => {
  const WebSocket = globalThis.WebSocket
  globalThis.WebSocket = undefined
  try {
    await assert.rejects(playAt('https://anden.example', 'anden-bot-0', first), /^Error: A network bot needs Node 22 or later/)
  } finally {
    globalThis.WebSocket = WebSocket
  }
})
