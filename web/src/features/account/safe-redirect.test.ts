import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

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
  expect(hostile.filter((value) => safeRedirect(value) !== null)).toEqual([])
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
])('%s is kept', (value) => {
  expect(safeRedirect(value)).toBe(value)
})
