import { failure } from '#http/failure.ts'
import type { Paypal } from '#paypal/client.ts'

type CachedToken = { token: string; endsAtMs: number; refreshAtMs: number }
const cacheMs = 60_000

/** Can only start payments; the shop's own access token never reaches the browser. */
export const createClientTokenService = ({ paypal }: { paypal: Paypal }) => {
  let underWay: Promise<CachedToken> | undefined
  let cached: CachedToken | undefined

  const requestToken = async (): Promise<CachedToken> => {
    const response = await paypal.clientToken()
    if (response.kind !== 'done') throw failure('paymentUnavailable')
    const nowMs = performance.now()
    const endsAtMs = nowMs + response.value.expiresIn * 1_000
    return { token: response.value.token, endsAtMs, refreshAtMs: Math.min(nowMs + cacheMs, endsAtMs - 1_000) }
  }
  const current = async (): Promise<CachedToken> => {
    if (cached && performance.now() < cached.refreshAtMs) return cached
    underWay ??= requestToken().finally(() => {
      underWay = undefined
    })
    cached = await underWay
    return cached
  }
  return async () => {
    const { token, endsAtMs } = await current()
    return {
      client_id: paypal.clientId,
      client_token: token,
      expires_in: Math.max(1, Math.floor((endsAtMs - performance.now()) / 1_000)),
    }
  }
}
