import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { NextRequest } from 'next/server.js'
import { expect, test, vi } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import createConfig from '../../next.config.mts'
import { proxy } from '../proxy.ts'
import { hasSecretAddress } from './secret-address.ts'

const siteConfig = {
  googleMeasurementId: 'G-ABCD',
  googleTagManagerId: 'GTM-ABCD',
  chatWidgetId: '5c9f00aa11bb22cc33dd44ee/default',
  trustpilotTemplateId: '5c9f00aa11bb22cc33dd44ee',
  trustpilotBusinessUnitId: '5c9f00aa11bb22cc33dd44ee',
}
const strangers = ['google', 'tawk', 'trustpilot']
vi.stubGlobal('fetch', async () => Response.json({ data: { siteConfig } }))

const readPolicy = async (path: string) =>
  (await proxy(new NextRequest(new URL(path, 'http://localhost:3000')))).headers.get('content-security-policy')

const mailed = [
  '/register/activate',
  '/forgotpassword/resetpassword',
  '/shoppingcart/shared/s3cret',
  '/bom/shared/s3cret',
].flatMap((page) => [page, ...locales.map(({ code }) => `/${code}${page}`)])

test.each(mailed)('at %s no script of others is let in, with or without the token', async (path) => {
  for (const search of ['', '?token=secret', '?a=b']) {
    expect(hasSecretAddress(path, search)).toBe(true)
    const policy = await readPolicy(path + search)
    for (const stranger of strangers) expect(policy).not.toContain(stranger)
  }
})

test('neither is one where any other address holds a token', async () => {
  const policy = await readPolicy('/myaccount/order-status-history/PG-1?lang=de&token=secret')
  for (const stranger of strangers) expect(policy).not.toContain(stranger)
})

test.each([
  '/',
  '/login',
  '/register',
  '/register/activated',
  '/shoppingcart',
  '/bom',
  '/s?wd=token',
  '/jp/s?wd=%3Ftoken%3Dx',
])('%s holds no secret', async (path) => {
  const { pathname, search } = new URL(path, 'http://localhost:3000')
  expect(hasSecretAddress(pathname, search)).toBe(false)
  const policy = await readPolicy(path)
  for (const stranger of strangers) expect(policy).toContain(stranger)
})

test('an address with a token is told to no other page, and no whole address to another site', async () => {
  const { headers } = await createConfig(PHASE_PRODUCTION_SERVER)
  const rules = ((await headers?.()) ?? []).filter((rule) =>
    rule.headers.some(({ key }) => key.toLowerCase() === 'referrer-policy'),
  )
  const said = rules.map(({ source, has, headers: given }) => [
    source,
    has?.map(({ type, key }) => `${type} ${key}`),
    given.find(({ key }) => key === 'Referrer-Policy')?.value,
  ])
  expect(said).toEqual([
    ['/:path*', undefined, 'strict-origin-when-cross-origin'],
    ['/:path*', ['query token'], 'no-referrer'],
    ['/:prefix*/:page(shoppingcart|bom)/shared/:token', undefined, 'no-referrer'],
  ])
})
