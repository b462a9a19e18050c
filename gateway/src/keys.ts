import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A partner's program, as its API key names it, and its own number of points; null for that of all keys. */
export type Client = { keyId: string; pointsPerMinute: number | null }
export type ApiKey = Client & { hash: Buffer }

export const apiKeyHeader = 'x-api-key'

const maxKeyLength = 200
const lineShape = /^(?<keyId>[\w.-]{1,60}):(?<hash>[\da-f]{64})(?::(?<points>[1-9]\d{3,8}))?$/i

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Reads `name:sha256hex` or `name:sha256hex:points a minute`; null for anything else. */
export const parseApiKey = (line: string): ApiKey | null => {
  const { keyId, hash, points } = lineShape.exec(line.trim())?.groups ?? {}
  if (!keyId || !hash) return null
  return { keyId, hash: Buffer.from(hash, 'hex'), pointsPerMinute: points ? Number(points) : null }
}

/** Who presents this key; null where nobody has it, or none is presented. Takes equally long for every key. */
export const clientOf = (keys: readonly ApiKey[], presented: string | null): Client | null => {
  if (presented === null || presented.length > maxKeyLength) return null
  const hash = sha256(presented)
  const [found] = keys.filter((key) => timingSafeEqual(key.hash, hash))
  return found ? { keyId: found.keyId, pointsPerMinute: found.pointsPerMinute } : null
}

/** A new key, shown once, and the line by which the gateway knows it. */
export const newApiKey = (keyId: string) => {
  const key = `pg_${randomBytes(32).toString('base64url')}`
  return { key, line: `${keyId}:${sha256(key).toString('hex')}` }
}
