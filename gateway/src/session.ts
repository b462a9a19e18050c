import type { GatewayContext } from './context.ts'

const dayMs = 24 * 60 * 60 * 1000
const longestSessionMs = 7 * dayMs
const guestCartMs = 90 * dayMs

/** When a session ends: as the shop says, at most in seven days; in seven days where what it says makes no sense. */
export const sessionEnd = (expireS: number, nowMs: number) => {
  const latestMs = nowMs + longestSessionMs
  return new Date(expireS * 1000 > nowMs ? Math.min(expireS * 1000, latestMs) : latestMs)
}

/** The longest a display of who is signed in may stand. */
export const displayEnd = (nowMs: number) => new Date(nowMs + longestSessionMs)

type Holder = Pick<GatewayContext, 'caller' | 'cookies'>

/** From here on the request, and the browser's next ones, speak for the person. */
export const openSession = ({ caller, cookies }: Holder, token: string, end: Date) => {
  caller.token = token
  caller.cartToken = null
  cookies.set('token', token, end)
  cookies.clear('cart')
}

export const showName = ({ cookies }: Holder, who: { companyName: string; contactName: string }, end: Date) => {
  const { companyName, contactName } = who
  cookies.set('userInfo', encodeURIComponent(JSON.stringify({ companyName, contactName })), end)
}

export const closeSession = ({ caller, cookies }: Holder) => {
  caller.token = null
  cookies.clear('token')
  cookies.clear('userInfo')
}

export const keepGuestCart = ({ caller, cookies }: Holder, secret: string) => {
  caller.cartToken = secret
  cookies.set('cart', secret, new Date(Date.now() + guestCartMs))
}
