/** A live connection to a table: messages in both directions, by the WebSocket that Node brings along. */

import { on } from 'node:events'

/** After so many milliseconds without a word from the server it is asked for one. */
const ASKED_AFTER = 30_000

/** After so many it isn't there. */
const SILENCE = 120_000

/** Says in one sentence what is missing, if this Node has no WebSocket. */
export function requireWebSocket() {
  if (globalThis.WebSocket === undefined) {
    throw new Error(
      'A network bot needs Node 22 or later, or from 20.10 on `node --experimental-websocket`; ' +
        `this is Node ${process.versions.node}.`,
    )
  }
}

/** What one table says, one message after another. */
export class LiveConnection {
  /** The version of the newest position that has come, whether it was read or not. */
  version = -1
  #heard = performance.now()
  #asking
  #messages
  #socket

  /**
   * @param {string} address `https://…/live`
   * @param {string} token
   */
  constructor(address, token) {
    const options = /** @type {any} */ ({ headers: { authorization: `Bearer ${token}` } })
    this.#socket = new WebSocket(address.replace(/^http/, 'ws'), options)
    this.#socket.addEventListener('message', ({ data }) => {
      this.#heard = performance.now()
      this.version = JSON.parse(data).position?.version ?? this.version
    })
    this.#messages = on(/** @type {any} */ (this.#socket), 'message', { close: ['close'] })
    this.#asking = setInterval(() => this.#ask(), ASKED_AFTER)
  }

  /** Ends when the server has closed the connection, doesn't open it, or is silent for too long. */
  async *[Symbol.asyncIterator]() {
    for await (const [{ data }] of this.#messages) yield JSON.parse(data)
  }

  /** @param {object} message is lost, if the connection is */
  send(message) {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Ends the connection. */
  close() {
    clearInterval(this.#asking)
    void this.#messages.return?.()
    this.#socket.close()
  }

  #ask() {
    const silence = performance.now() - this.#heard
    if (silence > SILENCE) this.close()
    else if (silence > ASKED_AFTER / 2) this.send({ type: 'ping' })
  }
}
