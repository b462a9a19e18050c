import { expect, test } from 'vitest'
import { personInCookies } from './user-info.ts'

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
])('nobody is read from %j', (cookies) => {
  expect(personInCookies(cookies)).toBeNull()
})
