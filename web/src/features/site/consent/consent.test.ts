import { expect, test } from 'vitest'
import { choiceCookie, consentStep, forgettingCookies, forgottenKeys, readChoice } from './consent.ts'

const ids = { template: 'a', businessUnit: 'b' }

test.each([
  [null, null, 'nothing'],
  [null, 'granted', 'nothing'],
  [ids, null, 'ask'],
  [ids, 'denied', 'nothing'],
  [ids, 'granted', 'load'],
] as const)('with %j configured and %j chosen, the page does: %s', (configured, choice, step) => {
  expect(consentStep(configured, choice)).toBe(step)
})

test('a choice is stored for 180 days and read again', () => {
  const cookie = choiceCookie('denied', true)
  expect(cookie).toBe('consent=denied; Max-Age=15552000; Path=/; SameSite=Lax; Secure')
  expect(readChoice(`lang=de; ${cookie.split('; ')[0]}; cart=x`)).toBe('denied')
})

test.each(['', 'lang=de', 'consent=maybe', 'noconsent=granted'])('%j holds no choice', (cookies) => {
  expect(readChoice(cookies)).toBeNull()
})

test('a withdrawn consent ends the cookies of measuring and no others', () => {
  expect(forgettingCookies('_ga=1; _ga_ABC=2; cart=3; _gallery=4', 'www.shop.example')).toEqual([
    '_ga=; Max-Age=0; Path=/',
    '_ga=; Max-Age=0; Path=/; Domain=www.shop.example',
    '_ga=; Max-Age=0; Path=/; Domain=shop.example',
    '_ga_ABC=; Max-Age=0; Path=/',
    '_ga_ABC=; Max-Age=0; Path=/; Domain=www.shop.example',
    '_ga_ABC=; Max-Age=0; Path=/; Domain=shop.example',
  ])
})

test('a withdrawn consent deletes the data of the chat, and none of the shop’s', () => {
  const ended = forgettingCookies('twk_uuid_5c9f=1; TawkConnectionTime=0; lang=de; token=x', 'localhost')
  expect(ended).toEqual(['twk_uuid_5c9f=; Max-Age=0; Path=/', 'TawkConnectionTime=; Max-Age=0; Path=/'])
  expect(forgottenKeys(['twk_token_5c9f', 'RFQLIST', 'ht', 'theme'])).toEqual(['twk_token_5c9f'])
})
