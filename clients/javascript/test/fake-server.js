// A server with one table, as far as a bot sees it: what it was sent is awaited, and what it is to answer is said.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

const KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** One text to a client, as a frame. */
function frame(text) {
  const data = Buffer.from(text)
  const head = data.length < 126 ? Buffer.from([0x81, data.length]) : Buffer.from([0x81, 126, 0, 0])
  if (data.length >= 126) head.writeUInt16BE(data.length, 2)
  return Buffer.concat([head, data])
}

/** The texts of whole frames of a client; each is short here. */
function* texts(data) {
  for (let at = 0; at < data.length; ) {
    const kind = data[at] & 0x0f
    let length = data[at + 1] & 0x7f
    let start = at + 2
    if (length === 126) {
      length = data.readUInt16BE(start)
      start += 2
    }
    const mask = data.subarray(start, start + 4)
    const masked = data.subarray(start + 4, start + 4 + length)
    if (kind === 1) yield masked.map((byte, place) => byte ^ mask[place % 4]).toString()
    at = start + 4 + length
  }
}

/**
 * @param {{ tables?: () => [number, unknown], live?: (say: (message: object) => void, hangUp: () => void, visit: number) => void,
 *   told?: (message: any, say: (message: object) => void, hangUp: () => void) => void }} behaviour
 */
export async function fakeServer({ tables = () => [200, oneTable()], live = () => {}, told = () => {} }) {
  const tokens = []
  const sockets = new Set()
  let visits = 0
  const server = createServer((request, response) => {
    tokens.push(request.headers.authorization)
    const [status, body] = tables()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.on('upgrade', (request, socket) => {
    tokens.push(request.headers.authorization)
    sockets.add(socket)
    const accept = createHash('sha1').update(request.headers['sec-websocket-key'] + KEY).digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    )
    const say = (message) => socket.write(frame(JSON.stringify(message)))
    const hangUp = () => socket.destroy()
    socket.on('error', () => {})
    socket.on('data', (data) => {
      socket.cork()
      for (const text of texts(data)) told(JSON.parse(text), say, hangUp)
      socket.uncork()
    })
    socket.cork()
    live(say, hangUp, ++visits)
    socket.uncork()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    tokens,
    close() {
      sockets.forEach((socket) => socket.destroy())
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a bot is told that has a seat. */
export function oneTable() {
  return { name: 'Long Routes', tables: [{ table: 'aaaa', game: 'ttr-berlin', seat: 1, seats: 2 }] }
}

/** What a bot is told that has none. */
export function noTable() {
  return { name: 'Long Routes', tables: [] }
}

/** How the table stands: what is offered, or how it ended. */
export function standing(version, offered, scores = null, status = 'playing') {
  const choices = offered.map((text) => ({ text }))
  const offers = choices.length === 0 ? [] : [{ target: 'x', choices }]
  return { type: 'progress', table: { status }, position: { version, view: { version }, offers, scores }, events: [] }
}

export const OVER = standing(9, [], { totals: [3, 8], ranks: [2, 1] }, 'over')
export const UNFINISHED = standing(9, [], null, 'unfinished')
