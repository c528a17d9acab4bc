/** The engine as a process: JSON-RPC 2.0, one message per line. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

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

/** A running engine. */
export class Engine {
  #id = 0
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  #waiting = new Map()
  #process
  #ended
  /** Why it has ended; undefined as long as it runs. @type {Error | undefined} */
  #failure

  /** @param {string[]} command what starts it; otherwise the variable `ANDEN_ENGINE` does, or `anden engine` */
  constructor(command = words(process.env.ANDEN_ENGINE ?? 'anden engine')) {
    this.#process = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] })
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#answered(JSON.parse(line)))
    this.#ended = new Promise((resolve) => {
      this.#process.on('error', (error) => this.#gone(error, resolve))
      this.#process.on('close', () => this.#gone(new Error('The engine ended'), resolve))
    })
    this.#process.stdin.on('error', () => {})
  }

  /**
   * The result of a method; several may be asked for without waiting. Fails when the engine has ended.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>}
   */
  call(method, params = {}) {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    const id = ++this.#id
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#process.stdin.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\n')
    })
  }

  /** Ends the engine. */
  async close() {
    this.#process.stdin.end()
    await this.#ended
  }

  /** @param {any} answer */
  #answered(answer) {
    const id = answer.id ?? this.#oldest()
    const asked = this.#waiting.get(id)
    this.#waiting.delete(id)
    if ('error' in answer) asked?.reject(new EngineError(answer.error))
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
    for (const asked of this.#waiting.values()) asked.reject(error)
    this.#waiting.clear()
    resolve(undefined)
  }
}
