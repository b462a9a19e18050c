import { expect, test } from 'vitest'
import { choiceCookie, consentStep, forgettingCookies, measuringIds, measuringScripts, readChoice } from './consent.ts'

const ids = { measurement: 'G-1', container: 'GTM-1' }

test.each([
  [null, null, 'nothing'],
  [null, 'granted', 'nothing'],
  [ids, null, 'ask'],
  [ids, 'denied', 'nothing'],
  [ids, 'granted', 'measure'],
] as const)('with %j configured and %j chosen, the page does: %s', (configured, choice, step) => {
  expect(consentStep(configured, choice)).toBe(step)
})

test.each([
  [null, null],
  [{ googleMeasurementId: null, googleTagManagerId: null }, null],
  [{ googleMeasurementId: ' ', googleTagManagerId: '' }, null],
  [
    { googleMeasurementId: 'G-1', googleTagManagerId: null },
    { measurement: 'G-1', container: null },
  ],
  [
    { googleMeasurementId: null, googleTagManagerId: 'GTM-1' },
    { measurement: null, container: 'GTM-1' },
  ],
])('of %j there is to measure with %j', (config, wanted) => {
  expect(measuringIds(config)).toEqual(wanted)
})

test('a choice is kept for 180 days and read back', () => {
  const cookie = choiceCookie('denied', true)
  expect(cookie).toBe('consent=denied; Max-Age=15552000; Path=/; SameSite=Lax; Secure')
  expect(readChoice(`lang=de; ${cookie.split('; ')[0]}; cart=x`)).toBe('denied')
})

test.each(['', 'lang=de', 'consent=maybe', 'noconsent=granted'])('%j holds no choice', (cookies) => {
  expect(readChoice(cookies)).toBeNull()
})

test('E21: only what is configured is loaded, from the one host that the page may load from', () => {
  expect(measuringScripts({ measurement: null, container: 'GTM-1' })).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  ])
  expect(measuringScripts({ measurement: 'G-1&x', container: null })).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1%26x',
  ])
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
