import { randomBytes } from 'node:crypto'
import type { Mount } from './calls.ts'
import { simulatorCredentials } from './credentials.ts'

const lifetimeSeconds = 32_400

export const createAccessTokens = () => {
  const ends = new Map<string, number>()
  return {
    isKnown: (token: string) => (ends.get(token) ?? 0) > Date.now(),
    make: () => {
      const token = `A21AA${randomBytes(32).toString('base64url')}`
      ends.set(token, Date.now() + lifetimeSeconds * 1_000)
      return token
    },
  }
}

const { clientId, clientSecret } = simulatorCredentials
const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

export const oauthCalls = (mount: Mount, tokens: ReturnType<typeof createAccessTokens>) => {
  const isOpen = true
  mount(
    'token',
    'POST',
    '/v1/oauth2/token',
    async (c) => {
      const form = await c.req.parseBody()
      if (c.req.header('Authorization') !== basic || form.grant_type !== 'client_credentials') {
        return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } }
      }
      return {
        status: 200,
        body: {
          scope: 'https://uri.paypal.com/services/payments/payment',
          access_token: tokens.make(),
          token_type: 'Bearer',
          app_id: 'APP-SIMULATOR',
          expires_in: lifetimeSeconds,
        },
      }
    },
    isOpen,
  )
  mount('client_token', 'POST', '/v1/identity/generate-token', () => ({
    status: 200,
    body: { client_token: randomBytes(60).toString('base64'), expires_in: 3_600 },
  }))
}
