import { expect, it, test } from 'vitest'
import { readCookie } from '@partgate/schema/cookies.ts'
import { createCookieResponse } from '../http/session-response.ts'
import { getSessionExpiry } from './session.ts'

const nowMs = Date.UTC(2026, 10, 21)
const dayS = 86_400

test.for([
  ['tomorrow', nowMs / 1000 + dayS, 1],
  ['in ten days', nowMs / 1000 + 10 * dayS, 7],
  ['long past', 0, 7],
  ['before time', -5, 7],
  ['beyond all dates', 1e15, 7],
] as const)('a session that the shop ends %s ends within seven days', ([, expireS, days]) => {
  expect(getSessionExpiry(expireS, nowMs)).toEqual(new Date(nowMs + days * dayS * 1000))
})

it('writes secrets that no script can read and binds them to the host over TLS', () => {
  const expires = new Date(nowMs)
  const plain = createCookieResponse(false)
  plain.set('token', 'abc', expires)
  plain.set('userInfo', '%7B%7D', expires)
  expect(plain.headers()).toEqual([
    ['set-cookie', 'token=abc; Path=/; Expires=Sat, 21 Nov 2026 00:00:00 GMT; SameSite=Lax; HttpOnly'],
    ['set-cookie', 'userInfo=%7B%7D; Path=/; Expires=Sat, 21 Nov 2026 00:00:00 GMT; SameSite=Lax'],
  ])
  const secure = createCookieResponse(true)
  secure.set('cart', 'abc', expires)
  expect(secure.headers()[0]?.[1]).toMatch(/^__Host-cart=abc; Path=\/; .*HttpOnly; Secure$/)
})

it('writes only the last value of each cookie', () => {
  const jar = createCookieResponse(false)
  jar.set('token', 'abc', new Date(nowMs))
  jar.clear('token')
  expect(jar.headers()).toEqual([
    ['set-cookie', 'token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax; HttpOnly'],
  ])
})

test.for([
  ['token=abc', false, 'abc'],
  ['lang=en; token=abc=; cart=x', false, 'abc='],
  ['mytoken=evil', false, null],
  ['__Host-token=abc; token=planted', true, 'abc'],
  ['token=planted', true, null],
  [null, false, null],
] as const)('reads the token of "%s" (TLS: %s)', ([header, isSecure, value]) => {
  expect(readCookie(header, 'token', isSecure)).toBe(value)
})
