import type { Socket } from 'node:net'
import { z } from 'zod'

/** One line of JSON each way, one pair for each connection. */
export const request = z.strictObject({ args: z.array(z.string()).max(100) })

const newFile = z.strictObject({ path: z.string(), base64: z.string() })
export type NewFile = z.output<typeof newFile>

export const commandResponse = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    text: z.string(),
    data: z.unknown(),
    /** The command succeeded with bad news: exit code 1. */
    isBad: z.boolean().default(false),
    /** Written by the command line. */
    file: newFile.optional(),
  }),
  z.strictObject({ ok: z.literal(false), message: z.string() }),
])
export type CommandResponse = z.output<typeof commandResponse>

/** Null where the connection ends early or the line exceeds `maxBytes`. */
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
