import type { BrowserContext } from '@playwright/test'
import { signInNewMember } from '../contract/members-and-goods.ts'
import { env } from './env.ts'
import { type Placed, getOrderToken } from './placed-order.ts'

const cookie = (name: string, value: string) => ({ name, value, url: env.SITE_URL })

export const createMember = () => signInNewMember(env.SHOP_API_URL)
export type Member = Awaited<ReturnType<typeof createMember>>

export const signInMember = async (context: BrowserContext) => {
  const member = await createMember()
  await addSessionCookie(context, member.bearer)
  return member
}

export const addSessionCookie = (context: BrowserContext, bearer: string) =>
  context.addCookies([
    { ...cookie('token', bearer), httpOnly: true },
    cookie('userInfo', encodeURIComponent(JSON.stringify({ companyName: 'Bench Ltd', contactName: 'Ada Newcomer' }))),
  ])

export const addGuestOrderCookie = (context: BrowserContext, placed: Placed) =>
  context.addCookies([{ ...cookie('orders', `${placed.number}.${getOrderToken(placed)}`), httpOnly: true }])
