import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export const pageTokenHeader = 'x-graphiql-token'

const lifetimeMs = 24 * 60 * 60 * 1000
const maxTokenChars = 100

/** Processes with the same secret accept each other's tokens. */
export const createPageTokens = (secret: string | undefined) => {
  const key = secret === undefined ? randomBytes(32) : createHmac('sha256', secret).update('GraphiQL page').digest()
  const sign = (expiry: string) => createHmac('sha256', key).update(expiry).digest('base64url')
  const toToken = (expiry: string) => `${expiry}.${sign(expiry)}`
  return {
    create: () => toToken(`${Date.now() + lifetimeMs}`),
    isValid: (token: string | null): boolean => {
      if (token === null || token.length > maxTokenChars) return false
      const [expiry = ''] = token.split('.')
      const [given, expected] = [Buffer.from(token), Buffer.from(toToken(expiry))]
      return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiry) > Date.now()
    },
  }
}

export type PageTokens = ReturnType<typeof createPageTokens>
