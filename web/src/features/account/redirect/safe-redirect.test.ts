import { expect, test } from 'vitest'
import { placeAfterSignIn, safeRedirect } from './safe-redirect.ts'

const slashes = [
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/%2f',
  '/%5c',
  '/%09/',
  '/%0d%0a/',
  '/%252f%252f',
  '/./',
  '/../',
  '/.//',
  '/..//',
  '/;/',
  '/%00/',
  '/\u0000/',
  '/\u2028/',
  '/\ufeff/',
  '/@',
  '/en//',
  '/en/..//',
  '/a/%2e%2e//',
  '/／',
  '/。',
]
const hosts = [
  'evil.example',
  'evil.example/',
  'evil.example:443',
  'evil.example?',
  'user@evil.example',
  '[::1]',
  '0x7f000001',
]
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://SHOP.EXAMPLE@evil.example',
  'https://shop.example.evil.example/',
  'https://shop.example/cart',
  'HTTPS://SHOP.EXAMPLE/cart',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'evil.example',
  '?next=//evil.example',
  '#//evil.example',
  'login',
  '.',
  '..',
]
const hostile = [...schemes, ...slashes.flatMap((slash) => hosts.map((host) => slash + host))]

test('nothing that a browser, a proxy or a second decoding could read as another site is followed', () => {
  expect(hostile.length).toBeGreaterThan(200)
  expect(hostile.filter((value) => safeRedirect(value) !== null)).toEqual([])
})

const pieces = [
  '/',
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  ';',
  '?',
  '#',
  '&',
  '=',
  '%',
  '%2f',
  '%5C',
  '%09',
  '%252f',
  '%00',
  '\t',
  '\n',
  ' ',
  '\u2028',
  '／',
  'en',
  'jp',
  'cart',
  'javascript:',
  'https:',
  'SHOP.EXAMPLE',
  'evil.example',
]

/** A seeded linear congruence gives the same strings at every run. */
const chance = (seed: number) => () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32

test('every accepted string of 20,000 stays on the site', () => {
  const next = chance(17)
  const one = () => pieces[Math.floor(next() * pieces.length)] ?? ''
  const strings = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + Math.floor(next() * 6) }, one).join(''),
  ).flatMap((text) => [text, `/${text}`])
  const accepted = strings.filter((text) => safeRedirect(text) !== null)
  expect(accepted.length).toBeGreaterThan(200)
  const origins = accepted.map((text) => new URL(text, 'https://shop.example').origin)
  expect(new Set(origins)).toEqual(new Set(['https://shop.example']))
})

test.each(['', null, 'a'.repeat(20), '/\u202egnp.exe', '/a b', '/a\\b', '/a?b\\c', '/a?b\nc', '/a#b#c'])(
  '%j is not followed',
  (value) => {
    expect(safeRedirect(value)).toBeNull()
  },
)

test.each(['/login', '/exit', '/de/exit', '/jp/login?redirect=/', '/register/activate?token=x', '/EXIT', '/exit/'])(
  '%s is not followed, for that would go in a circle',
  (value) => {
    expect(safeRedirect(value)).toBeNull()
  },
)

test.each([
  '/',
  '/shoppingcart',
  '/de/shoppingcart',
  '/s?wd=100nF%200402&page=2',
  '/s?wd=//evil.example',
  '/s?wd=電阻',
  '/productdetail/stm32f103c8t6-tray#prices',
  '/exits',
])('accepts %s', (value) => {
  expect(safeRedirect(value)).toBe(value)
})

test.each([
  ['?redirect=%2Fjp%2Fs%3Fwd%3DLM358', '/shoppingcart', '/jp/s?wd=LM358'],
  ['', '/jp/shoppingcart', '/jp/shoppingcart'],
  ['?redirect=%2F%2Fevil.example', '/shoppingcart', '/shoppingcart'],
  ['', '//evil.example', null],
  ['', '/login', null],
  ['', '/jp/login?redirect=%2Fjp%2Fpay%2Forder%3Fbuy%3Dne555p', '/jp/pay/order?buy=ne555p'],
  ['', '/login?redirect=%2F%2Fevil.example', null],
  ['', '//evil.example/?redirect=/shoppingcart', null],
  ['', null, null],
] as const)('with %j in the address and %j where the session ended, it goes on to %j', (search, accepted, place) => {
  expect(placeAfterSignIn(search, accepted)).toBe(place)
})
