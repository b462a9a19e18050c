import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Null points: the limit of all keys applies. */
export type Client = { keyId: string; pointsPerMinute: number | null }
export type ApiKey = Client & { hash: Buffer }

/** A client with an API key has the limits of this many addresses. */
export const keyFactor = 10

export const apiKeyHeader = 'x-api-key'

const maxKeyChars = 200
const lineShape = /^(?<keyId>[\w.-]{1,60}):(?<hash>[\da-f]{64})(?::(?<points>[1-9]\d{3,8}))?$/i

const sha256 = (text: string) => createHash('sha256').update(text).digest()

export const parseApiKey = (line: string): ApiKey | null => {
  const { keyId, hash, points } = lineShape.exec(line.trim())?.groups ?? {}
  if (!keyId || !hash) return null
  return { keyId, hash: Buffer.from(hash, 'hex'), pointsPerMinute: points ? Number(points) : null }
}

/** Takes equally long for every key. */
export const findClient = (keys: readonly ApiKey[], presented: string | null): Client | null => {
  if (presented === null || presented.length > maxKeyChars) return null
  const hash = sha256(presented)
  const [found] = keys.filter((key) => timingSafeEqual(key.hash, hash))
  return found ? { keyId: found.keyId, pointsPerMinute: found.pointsPerMinute } : null
}

export const createApiKey = (keyId: string) => {
  const key = `pg_${randomBytes(32).toString('base64url')}`
  return { key, line: `${keyId}:${sha256(key).toString('hex')}` }
}
