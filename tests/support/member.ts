import type { BrowserContext } from '@playwright/test'
import { signedIn } from '../contract/visitors.ts'
import { env } from './env.ts'
import { type Placed, secretOf } from './placed-order.ts'

const cookie = (name: string, value: string) => ({ name, value, url: env.SITE_URL })

/** An open account of somebody whom nobody else knows. */
export const newMember = () => signedIn(env.SHOP_API_URL)
export type Member = Awaited<ReturnType<typeof newMember>>

/** A new member, signed in to the browser as if there: session and name. */
export const memberIn = async (context: BrowserContext) => {
  const member = await newMember()
  await useSession(context, member.bearer)
  return member
}

export const useSession = (context: BrowserContext, bearer: string) =>
  context.addCookies([
    { ...cookie('token', bearer), httpOnly: true },
    cookie('userInfo', encodeURIComponent(JSON.stringify({ companyName: 'Bench Ltd', contactName: 'Ada Newcomer' }))),
  ])

/** The browser is the one in which the guest has ordered. */
export const guestIn = (context: BrowserContext, placed: Placed) =>
  context.addCookies([{ ...cookie('orders', `${placed.number}.${secretOf(placed)}`), httpOnly: true }])
