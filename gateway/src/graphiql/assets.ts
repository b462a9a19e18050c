import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'graphql-yoga'
import { ownHeaders } from '../plugins/response-headers.ts'

type Encoding = 'br' | 'gzip'
type Asset = { type: string; bytes: Buffer; compress: (encoding: Encoding) => Promise<Buffer> }
export type Assets = ReadonlyMap<string, Asset>

/** The highest quality takes ten times as long for a tenth fewer bytes. */
const brotliQuality = 9

const brotliCompressAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotliCompressAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => gzipAsync(bytes),
}
const encodings: readonly Encoding[] = ['br', 'gzip']

/** Each encoding is compressed at its first request. */
const createAsset = (type: string, bytes: Buffer): Asset => {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return {
    type,
    bytes,
    compress: (encoding) => {
      const result = compressed.get(encoding) ?? compressors[encoding](bytes)
      compressed.set(encoding, result)
      return result
    },
  }
}

export const createAssets = () => {
  const assets = new Map<string, Asset>()
  return {
    assets,
    /** Returns an address that changes with the content. */
    add: (extension: string, type: string, content: string | Buffer): string => {
      const bytes = Buffer.from(content)
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
      const path = `/graphiql/${hash}.${extension}`
      assets.set(path, createAsset(type, bytes))
      return path
    },
  }
}

const zeroQuality = /^q=0(\.0*)?$/

export const pickEncoding = (acceptEncoding: string | null): Encoding | null => {
  const offers = (acceptEncoding ?? '').toLowerCase().split(',')
  const accepted = offers.flatMap((offer) => {
    const [name = '', ...parameters] = offer.split(';').map((each) => each.trim())
    return parameters.some((each) => zeroQuality.test(each)) ? [] : name
  })
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Placed after the plugin that forbids caches to store responses. */
export const useAssets = (assets: Assets): Plugin => {
  const served = new WeakSet<Request>()
  return {
    async onRequest(exchange) {
      const { request, url, fetchAPI } = exchange
      const asset = assets.get(url.pathname)
      if (!asset || !['GET', 'HEAD'].includes(request.method)) return
      served.add(request)
      const encoding = pickEncoding(request.headers.get('accept-encoding'))
      const body = encoding ? await asset.compress(encoding) : asset.bytes
      const headers = {
        'content-type': asset.type,
        'content-length': `${body.length}`,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      }
      exchange.endResponse(new fetchAPI.Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers }))
    },
    onResponse({ request, response }) {
      if (!served.has(request)) return
      response.headers.set('cache-control', 'public, max-age=31536000, immutable')
      response.headers.set('vary', 'Accept-Encoding')
      for (const name of ownHeaders) response.headers.delete(name)
    },
  }
}
