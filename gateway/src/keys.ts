import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A partner's program, as its API key names it. */
export type Client = { keyId: string; quotaPerMinute: number | null }
export type ApiKey = Client & { hash: Buffer }

export const apiKeyHeader = 'x-api-key'

const maxKeyLength = 200
const lineShape = /^(?<keyId>[\w.-]{1,60}):(?<hash>[\da-f]{64})(?::(?<quota>[1-9]\d{0,6}))?$/i

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Reads `name:sha256hex` or `name:sha256hex:quota per minute`; null for anything else. */
export const parseApiKey = (line: string): ApiKey | null => {
  const { keyId, hash, quota } = lineShape.exec(line.trim())?.groups ?? {}
  if (!keyId || !hash) return null
  return { keyId, hash: Buffer.from(hash, 'hex'), quotaPerMinute: quota ? Number(quota) : null }
}

/** Who presents this key; null where nobody has it, or none is presented. Takes equally long for every key. */
export const clientOf = (keys: readonly ApiKey[], presented: string | null): Client | null => {
  if (presented === null || presented.length > maxKeyLength) return null
  const hash = sha256(presented)
  const [found] = keys.filter((key) => timingSafeEqual(key.hash, hash))
  return found ? { keyId: found.keyId, quotaPerMinute: found.quotaPerMinute } : null
}

/** A new key, shown once, and the line by which the gateway knows it. */
export const newApiKey = (keyId: string) => {
  const key = `pg_${randomBytes(32).toString('base64url')}`
  return { key, line: `${keyId}:${sha256(key).toString('hex')}` }
}
