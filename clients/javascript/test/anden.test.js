// Against the real engine: ANDEN_ENGINE says how to start it.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { after, test } from 'node:test'
import { words } from '../engine.js'
import { Engine, EngineError, ManyGames, TurnEnvironment } from '../index.js'

const engine = new Engine()
after(() => engine.close())

test('a path with blanks is quoted', () => {
  assert.deepEqual(words(` "/my folder/anden"  engine --name='it is' "it's" `), [
    '/my folder/anden',
    'engine',
    '--name=it is',
    "it's",
  ])
})

test('an empty variable is told in one sentence', () => {
  const script = "import { Engine } from './index.js'; try { new Engine() } catch (error) { console.log(error.message) }"
  for (const empty of ['', '  ']) {
    const env = { ...process.env, ANDEN_ENGINE: empty }
    const folder = new URL('..', import.meta.url)
    const said = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env, encoding: 'utf8' })
    assert.match(said.stdout, /^ANDEN_ENGINE is empty; set it to what starts the engine \(.*\), or unset it\n$/)
  }
})

test('what is refused is told with its rule', async () => {
  const { handle } = await engine.call('open', { game: 'ttr-usa', seats: 2, seed: 1 })
  await assert.rejects(engine.call('apply', { handle, text: 'draw deck' }), (error) => {
    assert.ok(error instanceof EngineError)
    assert.equal(error.code, -32001)
    assert.equal(error.data.rule, 'ttr.setup.opening-tickets')
    return true
  })
})

test('a seed that is no number is refused before it is asked for, and not taken for any', async () => {
  for (const seed of [NaN, Infinity, -Infinity]) {
    const opened = engine.call('open', { game: 'ttr-usa', seats: 2, seed })
    await assert.rejects(opened, { name: 'RangeError', message: `${seed} is no number for the engine` })
  }
  await assert.rejects(engine.call('stepMany', { batch: 1, codes: [1, NaN] }), RangeError)
})

test('an engine that has ended says so however often it is asked', { timeout: 60_000 }, async () => {
  const ended = new Engine()
  await ended.call('methods')
  await ended.close()
  for (const method of ['games', 'methods']) await assert.rejects(ended.call(method), /The engine ended/)
  await ended.close()
})

test('an engine that is killed in the middle of an answer fails what waits for one', { timeout: 60_000 }, async () => {
  const killed = new Engine(['sh', '-c', 'read x; printf "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"res"; kill -9 $$'])
  const waiting = ['games', 'methods'].map((method) => killed.call(method))
  for (const answer of waiting) await assert.rejects(answer, /The engine ended in the middle of an answer/)
  await assert.rejects(killed.call('games'), /The engine ended/)
  await killed.close()
})

test('what isn\'t an answer fails what waits for one, and what is asked next is answered', { timeout: 60_000 }, async () => {
  for (const said of ['Hello', '[]', 'null', '{"id":1}', '{"id":1,"error":null}', '{"id":"1","result":1}', '{"result":1}']) {
    const script = 'read x; echo "$0"; read x; echo \'{"id":2,"result":"\u2028"}\''
    const engine = new Engine(['sh', '-c', script, said])
    await assert.rejects(engine.call('games'), { message: `The engine wrote what isn't an answer: ${said}` })
    assert.equal(await engine.call('games'), '\u2028')
    await engine.close()
  }
})

// Its engine tells the number of each request.
const GOES_ON = String.raw`
import { Engine } from ${JSON.stringify(new URL('../index.js', import.meta.url).href)}
const engine = new Engine(['sh', '-c', 'for id in 1 2; do read x; echo "{\\"id\\":$id,\\"result\\":$id}"; done'])
process.on('SIGINT', async () => {
  console.log(await engine.call('games'))
  await engine.close()
})
console.log(await engine.call('games'))
`

test('Ctrl-C reaches the program alone, and its engine goes on', { timeout: 60_000, skip: process.platform === 'win32' }, async () => {
  const program = spawn(process.execPath, ['--input-type=module', '-e', GOES_ON], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise((resolve) => program.on('close', resolve))
  program.stdout.once('data', () => process.kill(-program.pid, 'SIGINT'))
  let told = ''
  program.stdout.on('data', (text) => (told += text))
  assert.equal(await ended, 0)
  assert.equal(told, '1\n2\n')
})

test('games of a seed go on where others stopped', async () => {
  const first = await ManyGames.open(engine, { seed: 5, count: 2 })
  const second = await ManyGames.open(engine, { seed: 5, count: 1, number: 1 })
  assert.equal(second.seed, 5)
  assert.deepEqual(second.now.legal[0], first.now.legal[1])
  await first.close()
  await second.close()
})

test('the numbers of games are exact where the first one is a BigInt', async () => {
  const number = (1n << 53n) + 1n
  const games = await ManyGames.open(engine, { game: 'ttr-paris', count: 2, seed: 1, number })
  const ended = [[], []]
  while (ended.some((numbers) => numbers.length < 2)) {
    const { ended: over } = await games.step(games.now.legal.map(([code]) => code))
    for (const game of over) ended[game.index].push(game.number)
  }
  assert.deepEqual(ended.map((numbers) => numbers.slice(0, 2)), [[number, number + 2n], [number + 1n, number + 3n]])
  await games.close()
})

test('a request that can\'t be written is refused, and the next one is answered', { timeout: 60_000 }, async () => {
  await assert.rejects(engine.call('open', { options: { tickets: 5n } }), TypeError)
  await assert.rejects(engine.call('open', { game: 'x'.repeat(1 << 20) }), (error) => error.code === -32600)
  assert.ok(await engine.call('methods'))
})

test('a seed of more bits than a number has is a BigInt', async () => {
  const seed = (1n << 63n) - 25n
  const exact = await ManyGames.open(engine, { seed, count: 1, number: undefined })
  assert.equal(exact.seed, seed)
  const { handle } = await engine.call('open', { game: 'ttr-usa', seats: 2, seed })
  const { replay } = await engine.call('export', { handle })
  assert.match(replay, /^seed 9223372036854775783 game 0$/m)
  assert.deepEqual(await engine.call('actions', { handle, form: 'codes' }), Array.from(exact.now.legal[0]))
  await exact.close()
})

test('a request that is too long is refused, and so is no other', async () => {
  const long = engine.call('open', { game: 'x'.repeat(1 << 20) })
  const short = engine.call('methods')
  await assert.rejects(long, (error) => error instanceof EngineError && error.code === -32600)
  assert.ok((await short) !== undefined)
})

test('one game is played turn by turn by the mask and ends with a reward for each seat', async () => {
  const environment = new TurnEnvironment(engine, { game: 'ttr-paris' })
  await assert.rejects(environment.observe(), /No game has begun; reset\(\) begins one/)
  await environment.reset(5)
  let rewards
  while (rewards === undefined) {
    const { seat, view, legal, mask } = await environment.observe()
    assert.equal(view.observer, seat)
    assert.equal(mask.reduce((sum, each) => sum + each, 0), legal.length)
    rewards = await environment.step(mask.indexOf(1))
  }
  assert.equal(rewards[0] + rewards[1], 0)
  assert.equal(environment.scores.totals.length, 2)
  await assert.rejects(environment.step(0), /The game is over; reset\(\) begins a new one/)
  await environment.close()
})

test('after the engine has ended there is nothing to let go of, and a new one can be taken', async () => {
  const ended = new Engine()
  const environment = new TurnEnvironment(ended, { game: 'ttr-paris' })
  await environment.reset(5)
  await ended.close()
  await assert.rejects(environment.reset(5), /The engine ended/)
  assert.equal(environment.seat, undefined)
  await environment.close()
  environment.engine = engine
  await environment.reset(5)
  assert.equal(environment.seat, 0)
  await environment.close()
})

test('an example that is called wrongly says how it is called', () => {
  const example = new URL('../examples/network-bot.js', import.meta.url).pathname
  for (const wrong of [[], ['--server', 'https://anden.example'], ['--nonsense']]) {
    const { status, stderr } = spawnSync(process.execPath, [example, ...wrong], { encoding: 'utf8' })
    assert.equal(status, 2)
    assert.match(stderr, /^usage: node network-bot\.js --server .*\n.+\n$/)
  }
})

test('whoever is alone gets its points as the reward', async () => {
  const environment = new TurnEnvironment(engine, { game: 'french-quarter', seats: 1 })
  const points = []
  for (const seed of [1, 2]) {
    await environment.reset(seed)
    let rewards
    while (rewards === undefined) rewards = await environment.step((await environment.observe()).legal[0])
    assert.deepEqual(rewards, environment.scores.totals)
    points.push(rewards[0])
  }
  assert.notEqual(points[0], points[1])
  await environment.close()
})

test('what seats of French Quarter see comes as numbers', async () => {
  const games = await ManyGames.open(engine, {
    game: 'french-quarter',
    count: 4,
    seed: 3,
    observations: true,
    options: { tourism: 'on' },
  })
  const table = games.planes.findIndex((plane) => plane.name === 'table')
  assert.equal(table, 0)
  let ended = []
  while (ended.length === 0) {
    for (const numbers of games.now.observations) {
      assert.equal(numbers.length, games.size)
      const [, actor, , round] = numbers
      assert.equal(actor, 0)
      assert.ok(round >= 1 && round <= 8)
    }
    ended = (await games.step(games.now.legal.map((legal) => legal[0]))).ended
  }
  await games.close()
})

test('many games go on one after another and are the games of the seed', async () => {
  const games = await ManyGames.open(engine, { game: 'ttr-paris', count: 8, seed: 3, observations: true })
  const steps = []
  let ended = []
  while (ended.length === 0) {
    assert.deepEqual(games.now.observations.map((numbers) => numbers.length), Array(8).fill(games.size))
    const codes = games.now.legal.map((legal, index) => legal[(7 * steps.length + index) % legal.length])
    steps.push(codes)
    ended = (await games.step(codes)).ended
  }
  await games.close()
  const [first] = ended
  const { handle } = await engine.call('open', { game: 'ttr-paris', seats: 2, seed: 3, number: first.number })
  for (const codes of steps) await engine.call('apply', { handle, code: codes[first.index] })
  assert.deepEqual((await engine.call('scores', { handle })).totals, first.totals)
})
