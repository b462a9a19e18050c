import { guestCartDays } from '@partgate/schema/limits.ts'
import type { GatewayContext } from '../context.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxSessionMs = 7 * dayMs

/** Seven days where the shop gives no usable time. */
export const getSessionExpiry = (expireS: number, nowMs: number) => {
  const latestMs = nowMs + maxSessionMs
  return new Date(expireS * 1000 > nowMs ? Math.min(expireS * 1000, latestMs) : latestMs)
}

export const getDisplayNameExpiry = (nowMs: number) => new Date(nowMs + maxSessionMs)

type Holder = Pick<GatewayContext, 'caller' | 'session'>

export const openSession = ({ caller, session }: Holder, token: string, end: Date) => {
  caller.token = token
  caller.cartToken = null
  session.set('token', token, end)
  session.clear('cart')
}

export const storeDisplayName = (
  { session }: Holder,
  viewer: { companyName: string; contactName: string },
  end: Date,
) => {
  const { companyName, contactName } = viewer
  session.set('userInfo', encodeURIComponent(JSON.stringify({ companyName, contactName })), end)
}

export const closeSession = ({ caller, session }: Holder) => {
  caller.token = null
  session.clear('token')
  session.clear('userInfo')
}

export const storeGuestCart = ({ caller, session }: Holder, secret: string) => {
  caller.cartToken = secret
  session.set('cart', secret, new Date(Date.now() + guestCartDays * dayMs))
}
