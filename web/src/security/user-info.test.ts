import { expect, test } from 'vitest'
import { readCookie } from '@partgate/schema/cookies.ts'
import { parseUserInfo } from './user-info.ts'

const personInCookies = (cookies: string) => parseUserInfo(readCookie(cookies, 'userInfo', true))

const cookie = (value: unknown) => `lang=de; userInfo=${encodeURIComponent(JSON.stringify(value))}; a=b`

test('the company is read from among the cookies', () => {
  expect(personInCookies(cookie({ companyName: 'Müller; Söhne' }))).toEqual({ companyName: 'Müller; Söhne' })
})

test.each([
  '',
  'lang=de',
  'userInfo=',
  'userInfo=%7Bnonsense',
  'userInfo=%E0%A4%A',
  'notuserInfo=%7B%7D',
  cookie({ companyName: 7 }),
  cookie([]),
  cookie(null),
  cookie('admin'),
  cookie({ companyName: { toString: 'x' } }),
  cookie({ companyName: ['<b>'] }),
])('no user is read from %j', (cookies) => {
  expect(personInCookies(cookies)).toBeNull()
})

test('a forged cookie tells a name as it is written and an id, and nothing else of a person', () => {
  const companyName = '</span><script>alert(1)</script>'
  const forged = { companyName, isAdmin: true, token: 'stolen', id: 'VXNlcjox', toString: 'x' }
  expect(personInCookies(cookie(forged))).toEqual({ id: 'VXNlcjox', companyName })
})
