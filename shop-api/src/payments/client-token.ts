import { failure } from '#http/failure.ts'
import type { Paypal } from '#paypal/client.ts'

type Kept = { token: string; endsAtMs: number; askAgainAtMs: number }
const keptMs = 60_000

/** The token for PayPal's own buttons, kept for a minute. It can only start payments; the shop's own access token stays
 * inside (threats D23). */
export const openClientTokens = ({ paypal }: { paypal: Paypal }) => {
  let underWay: Promise<Kept> | undefined
  let kept: Kept | undefined

  const ask = async (): Promise<Kept> => {
    const answer = await paypal.clientToken()
    if (answer.kind !== 'done') throw failure('paymentUnavailable')
    const nowMs = performance.now()
    const endsAtMs = nowMs + answer.value.expiresIn * 1_000
    return { token: answer.value.token, endsAtMs, askAgainAtMs: Math.min(nowMs + keptMs, endsAtMs - 1_000) }
  }
  const current = async (): Promise<Kept> => {
    if (kept && performance.now() < kept.askAgainAtMs) return kept
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    kept = await underWay
    return kept
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
