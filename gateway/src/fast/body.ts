import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { whole } from '../whole.ts'

/** Reads a small body; bytes that are no text stay bytes. Never called back for a client that leaves before the end. */
export const readBody = (request: IncomingMessage, onBody: (body: string | Buffer) => void) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.once('end', () => {
    const bytes = whole(chunks)
    onBody(isUtf8(bytes) ? bytes.toString() : bytes)
  })
}
