import type { BrowserContext, Page } from '@playwright/test'
import { signedIn } from '../contract/visitors.ts'
import { env } from './env.ts'

const cookie = (name: string, value: string) => ({ name, value, url: env.SITE_URL })

/** A new member, signed in to the browser as if there: session and name. */
export const memberIn = async (context: BrowserContext) => {
  const member = await signedIn(env.SHOP_API_URL)
  await useSession(context, member.bearer)
  return member
}

export const useSession = (context: BrowserContext, bearer: string) =>
  context.addCookies([
    { ...cookie('token', bearer), httpOnly: true },
    cookie('userInfo', encodeURIComponent(JSON.stringify({ companyName: 'Bench Ltd', contactName: 'Ada Newcomer' }))),
  ])

/** From here on, the operation gets no answer. */
export const cutOff = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(`"${operation}"`) ? route.abort() : route.fallback(),
  )

/** The operations that the page sends from here on. */
export const operationsOf = (page: Page) => {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1]
    if (name) names.push(name)
  })
  return names
}
