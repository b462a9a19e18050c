import { once } from 'node:events'
import type { Connection, Submittable } from 'pg'

const message = (type: string, body: Uint8Array) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** COPY … FROM STDIN as a query of pg's client: `send` follows the server's pace. */
export class CopyIn implements Submittable {
  readonly #text: string
  readonly #started = Promise.withResolvers<Connection>()
  readonly #ended = Promise.withResolvers<void>()
  #failed = false

  constructor(text: string) {
    this.#text = text
    this.#ended.promise.catch(() => undefined)
    this.#started.promise.catch(() => undefined)
  }

  async send(pieces: AsyncIterable<string>) {
    const { stream } = await this.#started.promise
    try {
      for await (const piece of pieces) {
        if (this.#failed) break
        if (!stream.write(message('d', Buffer.from(piece))))
          await Promise.race([once(stream, 'drain'), this.#ended.promise])
      }
    } catch (error) {
      if (!this.#failed) stream.write(message('f', Buffer.from('the source failed\0')))
      await this.#ended.promise.catch(() => undefined)
      throw error
    }
    if (!this.#failed) stream.write(message('c', Buffer.alloc(0)))
    await this.#ended.promise
  }

  submit(connection: Connection) {
    connection.query(this.#text)
  }
  handleCopyInResponse(connection: Connection) {
    this.#started.resolve(connection)
  }
  handleCommandComplete() {}
  handleReadyForQuery() {
    this.#ended.resolve()
  }
  handleError(error: Error) {
    this.#failed = true
    this.#started.reject(error)
    this.#ended.reject(error)
  }
}
