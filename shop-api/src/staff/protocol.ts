import type { Socket } from 'node:net'
import { z } from 'zod'

/** What the command line asks the running shop, and what it answers: one line of JSON each way, one pair a connection. */
export const request = z.strictObject({ args: z.array(z.string()).max(100) })

export const answer = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    text: z.string(),
    data: z.unknown(),
    /** It was done, and what came out is bad news: the command line ends with 1. */
    isBad: z.boolean().default(false),
  }),
  z.strictObject({ ok: z.literal(false), message: z.string() }),
])
export type Answer = z.output<typeof answer>

/** The first line that comes in; null where the connection ends without one, or with one of more than `maxBytes`. */
export const firstLine = (socket: Socket, maxBytes: number): Promise<string | null> =>
  new Promise((resolve) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (piece: string) => {
      text += piece
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > maxBytes) {
        resolve(null)
        socket.destroy()
      }
    })
    socket.once('close', () => resolve(null))
  })

export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
