import type { BrowserContext } from '@playwright/test'
import { signedIn } from '../contract/visitors.ts'
import { env } from './env.ts'
import { type Placed, secretOf } from './placed-order.ts'

const cookie = (name: string, value: string) => ({ name, value, url: env.SITE_URL })

export const newMember = () => signedIn(env.SHOP_API_URL)
export type Member = Awaited<ReturnType<typeof newMember>>

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

export const guestIn = (context: BrowserContext, placed: Placed) =>
  context.addCookies([{ ...cookie('orders', `${placed.number}.${secretOf(placed)}`), httpOnly: true }])
