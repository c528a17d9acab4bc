// Against a server of the test's own; NetworkBotClientTest has the same bot play at the real one.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { playAt, Refused, Unreachable } from '../index.js'
import { Playing } from '../network.js'
import { fakeServer, noTable, oneTable, OVER, standing, UNFINISHED } from './fake-server.js'

const options = { skip: globalThis.WebSocket === undefined && 'this Node has no WebSocket', timeout: 30_000 }
const first = () => 0

/** What lies between two questions for games, in milliseconds. */
const BETWEEN = 2000

/** How long a game that is over is remembered, in milliseconds. */
const REMEMBERED = 600_000

let server

afterEach(() => server?.close())

/** Nobody waits: the time passes at once, but what lies between two questions for games. */
function quickClock(chance = 0) {
  const clock = {
    time: 0,
    pauses: [],
    now: () => clock.time,
    chance: () => chance,
    async wait(milliseconds) {
      clock.pauses.push(milliseconds)
      if (milliseconds !== BETWEEN) clock.time += milliseconds
      await new Promise(setImmediate)
    },
    /** The pauses but those between two questions for games, and those that are as long. */
    triedAgain: () => clock.pauses.filter((pause) => pause !== BETWEEN),
  }
  return clock
}

/** Plays to the end of one game without waiting. Returns the pauses, in milliseconds. */
async function playOne(choose, wishes = {}, clock = quickClock()) {
  await new Playing(server.address, 'anden-bot-1', choose, { games: 1, ...wishes }, clock).run()
  return clock.pauses
}

/** Answers once each, the first one first; afterwards there is one table. */
function answering(...answers) {
  return () => answers.shift() ?? [200, oneTable()]
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

test('a game is forgotten some time after it is over', options, async () => {
  // Listed by a server that hasn't heard of the end yet, then by none; much later there is a table like it.
  const answers = []
  const clock = quickClock()
  server = await fakeServer({
    live: (say, hangUp, visit) => {
      if (visit === 1) answers.push([200, oneTable()], [200, noTable()], [200, noTable()], [200, noTable()])
      say(OVER)
    },
    tables: () => {
      const answer = answers.shift() ?? [200, oneTable()]
      if (answer[1].tables.length === 0) clock.time += REMEMBERED
      return answer
    },
  })
  const ends = []

  await playOne(first, { games: 2, end: (end) => ends.push(end.number) }, clock)

  assert.deepEqual(ends, [1, 2])
})

test('it comes back after a lost connection, each time after a longer pause', options, async () => {
  server = await fakeServer({
    live: (say, hangUp, visit) => (visit < 5 ? hangUp() : say(OVER)),
  })
  const lost = []

  const clock = quickClock()

  await playOne(first, { lost: (sentence) => lost.push(sentence) }, clock)

  assert.deepEqual(clock.triedAgain(), [500, 1000, 4000])
  assert.deepEqual(lost, Array(4).fill('The connection to the table aaaa was lost.'))
})

test('a choice that the server held back is sent again on the same connection', options, async () => {
  const sent = []
  const lost = []
  const clock = quickClock()
  server = await fakeServer({
    live: (say) => say(standing(4, ['draw deck'])),
    told: (message, say) => {
      sent.push(message)
      say(sent.length < 7 ? { type: 'problem', code: 'too-many-requests', command: message.command } : OVER)
    },
  })

  await playOne(first, { lost: (sentence) => lost.push(sentence) }, clock)

  assert.deepEqual(sent, Array(7).fill(sent[0]))
  assert.deepEqual(clock.triedAgain(), [1000, 4000, 8000, 8000, 8000])
  assert.deepEqual(lost, [])
})

test('a choice that was held back and has passed is not sent again', options, async () => {
  const versions = []
  server = await fakeServer({
    live: (say) => say(standing(4, ['draw deck'])),
    told: ({ version, command }, say) => {
      versions.push(version)
      const heldBack = { type: 'problem', code: 'too-many-requests', command }
      const said = version === 4 ? [heldBack, standing(5, ['draw red'])] : [OVER]
      said.forEach(say)
    },
  })

  await playOne(first)

  assert.deepEqual(versions, [4, 5])
})

test('a question that the server held back is not a choice', options, async () => {
  const lost = []
  server = await fakeServer({
    live: (say) => {
      say({ type: 'problem', code: 'too-many-requests', command: null })
      say(OVER)
    },
  })

  await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(lost, [])
})

test('after a connection that lasted the pauses begin anew', options, async () => {
  const clock = quickClock()
  server = await fakeServer({
    live: (say, hangUp, visit) => {
      if (visit === 3) clock.time += 31_000
      if (visit === 4) say(OVER)
      else hangUp()
    },
  })

  await playOne(first, {}, clock)

  assert.deepEqual(clock.triedAgain(), [500, 1000, 500])
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
  server = await fakeServer({
    tables: answering(...Array(8).fill([502, {}])),
    live: (say) => say(OVER),
  })
  const lost = []

  const pauses = await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(pauses.slice(0, 8), [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  assert.equal(lost.at(0), `${server.address} answered with the status 502.`)
})

test('a pause is shortened by chance to a half at most', options, async () => {
  server = await fakeServer({ tables: answering(...Array(3).fill([502, {}])), live: (say) => say(OVER) })

  const pauses = await playOne(first, {}, quickClock(1))

  assert.deepEqual(pauses.slice(0, 3), [250, 500, 1000])
})

test('once it was answered the pauses begin anew', options, async () => {
  server = await fakeServer({
    tables: answering([502, {}], [502, {}], [200, noTable()], [502, {}]),
    live: (say) => say(OVER),
  })

  const pauses = await playOne(first)

  assert.deepEqual(pauses.slice(0, 4), [500, 1000, BETWEEN, 500])
})

test('after an hour without an answer it gives up in a sentence', options, async () => {
  server = await fakeServer({})
  const { address } = server
  server.close()
  const clock = quickClock()
  const lost = []

  await assert.rejects(playOne(first, { lost: (sentence) => lost.push(sentence) }, clock), (error) => {
    assert.ok(error instanceof Unreachable)
    assert.equal(error.message, `${address} could not be reached for 60 minutes; the bot has stopped.`)
    return true
  })

  assert.deepEqual(new Set(lost), new Set([`${address} doesn't answer.`]))
  assert.ok(clock.time >= 3_600_000 && clock.time < 3_660_000, `${clock.time}`)
})

test('a table that cannot be opened for an hour is left alone', options, async () => {
  server = await fakeServer({ live: (say, hangUp) => hangUp() })
  const lost = []

  await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.equal(lost.at(-1), 'The table aaaa could not be opened for 60 minutes and is left alone.')
})

test('a connection that never lasts is gone on with as long as the game is seen', options, async () => {
  const clock = quickClock()
  server = await fakeServer({
    live: (say, hangUp, visit) => {
      say(visit === 300 ? OVER : standing(3, []))
      say({ type: 'problem', code: 'not-saved' })
    },
  })
  const lost = []

  await playOne(first, { lost: (sentence) => lost.push(sentence) }, clock)

  assert.ok(clock.time > 3_600_000)
  assert.deepEqual(new Set(lost), new Set(['The connection to the table aaaa was lost.']))
})

test('a game that ends without a result counts and is told', options, async () => {
  server = await fakeServer({ live: (say) => say(UNFINISHED) })
  const ends = []
  const lost = []

  await playOne(first, { end: (end) => ends.push(end), lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(ends, [])
  assert.deepEqual(lost, ['The game at the table aaaa ended without a result.'])
})

test('a game that ends while the bot is away counts and is told', options, async () => {
  let isSeen = false
  server = await fakeServer({
    tables: () => [200, isSeen ? noTable() : oneTable()],
    live: (say, hangUp) => {
      isSeen = true
      hangUp()
    },
  })
  const lost = []

  await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.equal(lost.at(-1), 'The game at the table aaaa ended while the bot was away.')
})

test('a token that is refused ends it at once with the sentence of the server', options, async () => {
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

test('a refusal of somebody between is no refusal of the server', options, async () => {
  server = await fakeServer({ tables: answering([403, ['no']], [403, { title: 'Forbidden' }], [302, {}]), live: (say) => say(OVER) })
  const lost = []

  await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(lost, [403, 403, 302].map((status) => `${server.address} answered with the status ${status}.`))
})

test('a page of something else is no answer', options, async () => {
  const lost = []
  server = await fakeServer({ tables: answering([200, 'a page'], [200, {}]), live: (say) => say(OVER) })

  await playOne(first, { lost: (sentence) => lost.push(sentence) })

  assert.deepEqual(lost, Array(2).fill(`What answers at ${server.address} isn't a server of Andén.`))
})

test('what the bot throws ends it, and so does a choice that there is not', options, async () => {
  server = await fakeServer({ live: (say) => say(standing(4, ['draw deck', 'draw red'])) })

  await assert.rejects(playOne(() => { throw new RangeError('I have no idea') }), RangeError)
  await assert.rejects(playOne(() => 2), /The bot chose 2, and its choice had the codes 0 to 1\./)
})

const ADDRESSES = [
  'http://localhost:80800',
  'http://localhost:0',
  'http://localhost:web',
  'http://[::1',
  'http://a b',
  'http://localhost:8080?x=1',
  'http://localhost:8080/#',
  'http://localhost:8080/tables/abcd',
]

test('what cannot be is told', options, async () => {
  await assert.rejects(playAt('anden.example', 'anden-bot-0', first), /begins with https:\/\/ or http:\/\/, and this is "anden/)
  for (const address of ADDRESSES) {
    const message = `The address of a server is like https://anden.example:8443, and this is "${address}".`
    await assert.rejects(playAt(address, 'anden-bot-0', first), { message })
  }
  for (const token of ['', 'anden-bot-\uFEFF', 'anden bot', 'anden-bot-0\n']) {
    await assert.rejects(playAt('https://anden.example', token, first), /A bot's token is one word of ASCII/)
  }
  for (const games of [0, 1.5, NaN]) {
    await assert.rejects(playAt('https://anden.example', 'anden-bot-0', first, { games }), /a whole number from 1 on, and this is/)
  }
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
