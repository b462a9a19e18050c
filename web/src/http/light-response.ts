import type { IncomingMessage, ServerResponse } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { leaveOutStaticParts } from '../static-parts/leave-out-static-parts.ts'
import { acceptedEncoding, compressFile, createEncoder, type Encoding, isCompressible } from './encoding.ts'

const missingPageSeconds = 60

/** Takes the body. `write` reports whether it takes more at once. */
type Sink = { write: (chunk: Buffer) => boolean; flush: () => void; end: () => void }

const addVary = (response: ServerResponse) => {
  const vary = String(response.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) response.setHeader('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
}

const documentSink = (next: Sink): Sink => {
  const decoder = new StringDecoder()
  const parts = leaveOutStaticParts()
  const write = (html: string) => html === '' || next.write(Buffer.from(html))
  return {
    write: (chunk) => write(parts.write(decoder.write(chunk))),
    flush: next.flush,
    end: () => {
      write(parts.write(decoder.end()) + parts.end())
      next.end()
    },
  }
}

const encodingSink = (response: ServerResponse, encoding: Encoding, next: Sink): Sink => {
  const { stream, flush } = createEncoder(encoding)
  stream.on('data', (chunk: Buffer) => {
    if (next.write(chunk)) return
    stream.pause()
    response.once('drain', () => stream.resume())
  })
  stream.on('drain', () => response.emit('drain'))
  stream.on('end', next.end)
  response.once('close', () => stream.destroy())
  return { write: (chunk) => stream.write(chunk), flush: () => stream.flush(flush), end: () => void stream.end() }
}

const fileSink = (next: Sink): Sink => {
  const chunks: Buffer[] = []
  const send = async () => {
    next.write(await compressFile(Buffer.concat(chunks)))
    next.end()
  }
  return { write: (chunk) => chunks.push(chunk) > 0, flush: () => {}, end: () => void send() }
}

/** False also for a range of a body, which has the bytes that the client counts. */
const hasWholeBody = ({ method }: IncomingMessage, { statusCode }: ServerResponse) =>
  method !== 'HEAD' && ![204, 206, 304].includes(statusCode)

/** Null if the response is sent as it is. Called before its headers are. */
const openSink = (request: IncomingMessage, response: ServerResponse, plain: Sink): Sink | null => {
  const isDocument = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  const isLong = isCompressible(response)
  if (isLong) addVary(response)
  const encoding = isLong ? acceptedEncoding(request) : null
  if (!hasWholeBody(request, response) || !(encoding || isDocument)) return null
  response.removeHeader('content-length')
  if (!encoding) return documentSink(plain)
  response.setHeader('content-encoding', encoding)
  const isFile = encoding === 'br' && response.statusCode === 200 && request.url?.startsWith('/_next/static/')
  if (isFile) return fileSink(plain)
  const encoder = encodingSink(response, encoding, plain)
  return isDocument ? documentSink(encoder) : encoder
}

/** Random addresses must not fill a shared cache, and a page may be added at a missing address. */
const limitMissingPage = (response: ServerResponse) => {
  if (response.statusCode === 404 && /s-maxage/.test(String(response.getHeader('cache-control'))))
    response.setHeader('cache-control', `public, s-maxage=${missingPageSeconds}`)
}

type Callback = (error?: Error | null) => void
type Given = [chunk?: unknown, encoding?: unknown, callback?: unknown]

const readChunk = ([chunk, encoding]: Given) => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : null
}

const findCallback = (given: Given) => given.find((one): one is Callback => typeof one === 'function')

/** Compresses the response, takes static parts out of the payload of a document, and limits the lifetime of missing pages. */
export const sendLightly = (request: IncomingMessage, response: ServerResponse) => {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  }
  const plain: Sink = {
    write: (chunk) => original.write(chunk),
    flush: () => {},
    end: () => void original.end(),
  }
  let sink: Sink | null | undefined
  const begin = () => {
    if (sink === undefined && !response.headersSent) limitMissingPage(response)
    if (sink === undefined) sink = response.headersSent ? null : openSink(request, response, plain)
    return sink
  }
  const replaced = {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status
      begin()
      return Reflect.apply(original.writeHead, response, [status, ...rest])
    },
    write: (...given: Given) => {
      const body = begin()
      const chunk = readChunk(given)
      if (!body || !chunk) return Reflect.apply(original.write, response, given)
      const takesMore = body.write(chunk)
      findCallback(given)?.()
      return takesMore
    },
    end: (...given: Given) => {
      const body = begin()
      if (!body) return Reflect.apply(original.end, response, given)
      const chunk = readChunk(given)
      const callback = findCallback(given)
      if (chunk && chunk.length > 0) body.write(chunk)
      if (callback) response.once('finish', callback)
      body.end()
      return response
    },
    /** Called by Next.js after each piece of a streamed page. */
    flush: () => sink?.flush(),
  }
  Object.assign(response, replaced)
}
