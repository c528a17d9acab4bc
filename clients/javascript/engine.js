/** The engine as a process: JSON-RPC 2.0, one message per line. */

import { spawn } from 'node:child_process'

/** What the engine refuses: a sentence, the number of its kind, and what it knows of it. */
export class EngineError extends Error {
  /** @param {{ code: number, message: string, data?: unknown }} error */
  constructor(error) {
    super(error.message)
    this.code = error.code
    this.data = error.data
  }
}

/**
 * A program and its arguments: separated by blanks, those that have blanks in quotation marks, '…' or "…".
 * @param {string} command
 */
export function words(command) {
  const found = command.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
  return found.map((word) => word.replace(/'([^']*)'|"([^"]*)"/g, (_, single, double) => single ?? double))
}

/** What starts the engine where the program doesn't say. Fails if the variable is empty. */
function named() {
  const command = words(process.env.ANDEN_ENGINE ?? 'anden engine')
  if (command.length > 0) return command
  throw new Error('ANDEN_ENGINE is empty; set it to what starts the engine (./anden engine), or unset it')
}

const ENDED = 'The engine ended'
const ENDED_IN_AN_ANSWER = 'The engine ended in the middle of an answer'

/** So much of a line that isn't an answer tells what it is. */
const SHOWN = 200

/** A running engine. */
export class Engine {
  #id = 0
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map()
  #process
  #ended
  /** What has come of an answer whose end hasn't. */
  #begun = ''
  /** Why it has ended; undefined as long as it runs. @type {Error | undefined} */
  #failure

  /** @param {string[]} command what starts it; otherwise the variable `ANDEN_ENGINE` does, or `anden engine` */
  constructor(command = named()) {
    // In a group of its own it isn't ended by a Ctrl-C that the program may go on after; it ends with its input. On Windows
    // it would get a window of its own.
    const detached = process.platform !== 'win32'
    this.#process = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'], detached })
    this.#process.stdout.setEncoding('utf8').on('data', (text) => this.#read(text))
    this.#ended = new Promise((resolve) => {
      this.#process.on('error', (error) => this.#gone(error, resolve))
      this.#process.on('close', () => this.#gone(new Error(this.#begun ? ENDED_IN_AN_ANSWER : ENDED), resolve))
    })
    this.#process.stdin.on('error', () => {})
  }

  /**
   * The result of a method; several may be asked for without waiting. Fails when the engine has ended, or writes what
   * isn't an answer.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>}
   */
  call(method, params = {}) {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    const id = ++this.#id
    return new Promise((resolve, reject) => {
      // What can't be written is never waited for.
      const request = `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)},"params":${json(params)}}\n`
      this.#waiting.set(id, { resolve, reject })
      this.#process.stdin.write(request)
    })
  }

  /** Ends the engine. */
  async close() {
    this.#process.stdin.end()
    await this.#ended
  }

  /** @param {string} text lines, after the rest of one and before the beginning of another */
  #read(text) {
    const lines = text.split('\n')
    lines[0] = this.#begun + lines[0]
    this.#begun = lines.pop() ?? ''
    for (const line of lines) this.#answered(line)
  }

  /** @param {string} line */
  #answered(line) {
    const answer = answerOf(line)
    if (answer === undefined) return this.#fail(new Error(`The engine wrote what isn't an answer: ${line.slice(0, SHOWN)}`))
    const id = answer.id ?? this.#oldest()
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (answer.error) asked?.reject(new EngineError(answer.error))
    else asked?.resolve(answer.result)
  }

  /** The request that an answer without an id is for, such as one that is too long: answers come in order. */
  #oldest() {
    return this.#waiting.keys().next().value
  }

  /**
   * @param {Error} error
   * @param {(value: unknown) => void} resolve
   */
  #gone(error, resolve) {
    this.#failure ??= error
    this.#fail(this.#failure)
    resolve(undefined)
  }

  /**
   * Nobody can tell whose answer it would have been.
   * @param {Error} error
   */
  #fail(error) {
    for (const asked of this.#waiting.values()) asked.reject(error)
    this.#waiting.clear()
  }
}

/**
 * Parameters as JSON. A seed is signed and has 64 bits, more than a number holds exactly: so a parameter may be a BigInt.
 * @param {Record<string, unknown>} params
 */
function json(params) {
  const fields = Object.entries(params).flatMap(([name, value]) => {
    const text = typeof value === 'bigint' ? `${value}` : JSON.stringify(value, finite)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${fields}}`
}

/**
 * JSON would have null for what isn't a number, which means that nothing is given: a seed that was miscalculated would be
 * any seed.
 * @param {string} _
 * @param {unknown} value
 */
function finite(_, value) {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} is no number for the engine`)
  return value
}

/**
 * The answer that a line is; undefined if it is none.
 * @param {string} line
 * @returns {any}
 */
function answerOf(line) {
  try {
    const answer = JSON.parse(line)
    const isTold = answer?.error?.message !== undefined || answer?.result !== undefined
    return isTold && (answer.id === null || Number.isInteger(answer.id)) ? answer : undefined
  } catch {
    return undefined
  }
}
