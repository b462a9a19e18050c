import { guestCartDays, sessionDays } from '@partgate/schema/limits.ts'
import type { GatewayContext } from '../context.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxSessionMs = sessionDays * dayMs

/** The maximum where the shop gives no usable time. */
export const getSessionExpiry = (expireS: number, nowMs: number) => {
  const latestMs = nowMs + maxSessionMs
  return new Date(expireS * 1000 > nowMs ? Math.min(expireS * 1000, latestMs) : latestMs)
}

type Holder = Pick<GatewayContext, 'caller' | 'session'>

export const openSession = ({ caller, session }: Holder, token: string, end: Date) => {
  caller.token = token
  caller.cartToken = null
  session.set('token', token, end)
  session.clear('cart')
  if (caller.displayName) session.clear('userInfo')
}

type Named = { id: string; companyName: string; contactName: string }

const formatDisplayName = ({ id, companyName, contactName }: Named) =>
  encodeURIComponent(JSON.stringify({ id, companyName, contactName }))

/** The end of a session is known at its sign-in only. */
export const storeDisplayName = ({ session }: Holder, viewer: Named, end: Date = new Date(Date.now() + maxSessionMs)) =>
  session.set('userInfo', formatDisplayName(viewer), end)

/** The name is missing if the sign-in could not read the profile, and old if another device changed it. */
export const refreshDisplayName = (holder: Holder, viewer: Named) => {
  const { displayName } = holder.caller
  if (displayName === undefined || displayName === formatDisplayName(viewer)) return
  storeDisplayName(holder, viewer)
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

/** The shop extends a guest's cart at each change. A client that requests tokens has no cookie. */
export const renewGuestCart = (holder: Holder) => {
  const { transport, token, cartToken } = holder.caller
  if (transport === 'cookie' && token === null && cartToken !== null) storeGuestCart(holder, cartToken)
}
