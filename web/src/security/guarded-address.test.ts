import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '../proxy.ts'
import { signInAddress } from './guarded-address.ts'

test.each([
  ['/myaccount/my-profile', '', '/login?redirect=%2Fmyaccount%2Fmy-profile'],
  [
    '/de/myaccount/order-status-history',
    '?tab=unpaid&page=2',
    '/de/login?redirect=%2Fde%2Fmyaccount%2Forder-status-history%3Ftab%3Dunpaid%26page%3D2',
  ],
  ['/ar/myaccount/rfq-history', '', '/ar/login?redirect=%2Far%2Fmyaccount%2Frfq-history'],
  ['/myaccount', '', '/login?redirect=%2Fmyaccount'],
  ['/myaccount/order-status-history/PG-7K3M9-X2Q4T', '?token=abc', null],
  ['/de/myaccount/order-status-history/PG-7K3M9-X2Q4T', '', null],
  ['/', '', null],
  ['/xx/myaccount', '', null],
  ['/shoppingcart', '', null],
  ['/s', '?wd=/myaccount/my-profile', null],
])('a visitor who asks for %s%s is sent to %s', (pathname, search, expected) => {
  expect(signInAddress(pathname, search)).toBe(expected)
})

const requestPath = (path: string, cookie = '') =>
  proxy(new NextRequest(new URL(path, 'http://localhost:3000'), { headers: { cookie } }))

test('the account area asks a visitor to sign in, in the language of the address, and comes back', async () => {
  const response = await requestPath('/jp/myaccount/address-management?x=1')
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe(
    'http://localhost:3000/jp/login?redirect=%2Fjp%2Fmyaccount%2Faddress-management%3Fx%3D1',
  )
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test.each([
  'lang=de; currency=EUR; cart=abc',
  'my-token=some-session',
  'token2=some-session',
  '__Host-token=some-session',
  'TOKEN=some-session',
  'lang=token',
])('refuses the account area to a visitor without a session cookie who sends "%s"', async (cookie) => {
  const { status, headers } = await requestPath('/de/myaccount/my-profile', cookie)
  expect([status, headers.get('location')]).toEqual([
    307,
    'http://localhost:3000/de/login?redirect=%2Fde%2Fmyaccount%2Fmy-profile',
  ])
})

test('finds the session cookie among others', async () => {
  const response = await requestPath('/de/myaccount/my-profile', 'lang=de; token=some-session; cart=abc')
  expect(response.headers.get('location')).toBeNull()
})

test('a session is let in; whether it still holds is for the shop to say', async () => {
  const response = await requestPath('/jp/myaccount/my-profile', 'token=some-session')
  expect(response.headers.get('location')).toBeNull()
})

test('the default language loses its prefix before anybody is asked to sign in', async () => {
  const response = await requestPath('/en/myaccount/my-profile')
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    'http://localhost:3000/myaccount/my-profile',
  ])
})
