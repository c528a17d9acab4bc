/** A bot as a process: `anden simulate --bots "exec:node mybot.mjs,greedy"`. */

import { createInterface } from 'node:readline'

/**
 * @typedef {object} Choice what there is to choose
 * @property {string} game
 * @property {number} seat
 * @property {number} seats
 * @property {number} ply
 * @property {{ code: number, text: string }[]} actions
 * @property {any} view what the seat sees
 * @property {number} number the number of the game among those that this process plays, from 1
 */

/**
 * @typedef {object} Begin what is played
 * @property {string} game
 * @property {number} rules
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {number} milliseconds how long a choice may take
 */

/**
 * @typedef {object} End how a game ended
 * @property {string} game
 * @property {number} number
 * @property {number} seat the bot's
 * @property {number[]} totals of all seats
 * @property {number[]} ranks of all seats
 */

/** The version of the protocol in which a bot is told the numbers of games, and how they ended. */
const PROTOCOL = 2

/**
 * Answers until the input ends.
 * @param {(choice: Choice) => number | Promise<number>} choose gets a choice and returns one of its codes
 * @param {{ begin?: (begin: Begin) => unknown, end?: (end: End) => unknown }} [told] is told once what is played, and of
 *   each game how it ended
 */
export async function play(choose, told = {}) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line)
    const result = await answer(method, params, choose, told)
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n')
  }
}

/**
 * @param {string} method
 * @param {any} params
 * @param {(choice: Choice) => number | Promise<number>} choose
 * @param {{ begin?: (begin: Begin) => unknown, end?: (end: End) => unknown }} told
 */
async function answer(method, params, choose, told) {
  if (method === 'choose') return choose(params)
  if (method === 'begin') {
    await told.begin?.(params)
    return { protocol: PROTOCOL }
  }
  if (method === 'end') await told.end?.(params)
  return true
}
