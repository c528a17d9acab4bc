/** A bot as a process: `anden simulate --bots "exec:node mybot.js,greedy"`. */

import { createInterface } from 'node:readline'

/**
 * @typedef {object} Choice what there is to choose
 * @property {string} game
 * @property {number} seat
 * @property {number} seats
 * @property {number} ply
 * @property {{ code: number, text: string }[]} actions
 * @property {any} view what the seat sees
 */

/**
 * Answers until the input ends.
 * @param {(choice: Choice) => number | Promise<number>} choose gets a choice and returns one of its codes
 */
export async function play(choose) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line)
    const result = method === 'choose' ? await choose(params) : true
    process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\n')
  }
}
