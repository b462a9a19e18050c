import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { parseJson } from '@partgate/schema/json.ts'
import type { CacheStamp } from './cache-purges.ts'

/** Compression saves seven eighths for 0.1 ms of work. */
const compressedFromChars = 4 * 1024
const maxChars = 10 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

const headShape = z.object({
  storedAtMs: z.number(),
  lastPurgeNumber: z.number(),
  tags: z.array(z.string()),
  packed: z.boolean(),
})

export const readHead = (bytes: Buffer) => {
  const end = bytes.indexOf('\n')
  const { data } = headShape.safeParse(end === -1 ? undefined : parseJson(bytes.toString('utf8', 0, end)))
  return data && { ...data, end }
}

export const writeEntry = async ({ storedAtMs, lastPurgeNumber, tags }: CacheStamp, data: unknown): Promise<Buffer> => {
  const text = JSON.stringify(data)
  const packed = text.length >= compressedFromChars
  const head = JSON.stringify({ storedAtMs, lastPurgeNumber, tags, packed })
  return Buffer.concat([Buffer.from(`${head}\n`), packed ? await pack(text, fastest) : Buffer.from(text)])
}

export const readEntry = async (bytes: Buffer) => {
  const head = readHead(bytes)
  if (!head) return undefined
  const body = bytes.subarray(head.end + 1)
  const text = head.packed ? await unpack(body, { maxOutputLength: maxChars }).catch(() => '') : body
  const data = parseJson(text.toString())
  return data === undefined ? undefined : { ...head, data, chars: text.length }
}
