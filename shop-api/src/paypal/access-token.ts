import { z } from 'zod'
import type { Send } from './transport.ts'

const shape = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const marginMs = 60_000

type Access = { kind: 'granted'; token: string } | { kind: 'unavailable'; why: string }

/** Cached until shortly before it expires. The token never leaves this process. */
export const createAccessTokens = (send: Send, clientId: string, clientSecret: string) => {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  let cached: { access: Promise<Access>; endsAtMs: number } | undefined

  const requestToken = async (mine: { endsAtMs: number }): Promise<Access> => {
    const reply = await send({
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: { Authorization: `Basic ${basic}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    })
    const parsed = reply.kind === 'responded' && reply.status === 200 ? shape.safeParse(reply.body) : undefined
    if (parsed?.success) {
      mine.endsAtMs = performance.now() + parsed.data.expires_in * 1_000 - marginMs
      return { kind: 'granted', token: parsed.data.access_token }
    }
    mine.endsAtMs = 0
    if (reply.kind !== 'responded') return { kind: 'unavailable', why: `no access token: ${reply.why}` }
    return { kind: 'unavailable', why: `no access token: HTTP ${reply.status}` }
  }

  return {
    get: (): Promise<Access> => {
      if (cached && performance.now() < cached.endsAtMs) return cached.access
      const mine = { access: Promise.resolve<Access>({ kind: 'unavailable', why: '' }), endsAtMs: Infinity }
      mine.access = requestToken(mine)
      cached = mine
      return mine.access
    },
    drop: async (token: string): Promise<void> => {
      const access = await cached?.access
      if (cached && access?.kind === 'granted' && access.token === token) cached.endsAtMs = 0
    },
  }
}
