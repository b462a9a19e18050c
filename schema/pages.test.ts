import { expect, test } from 'vitest'
import { paymentPath, toPageUrl, toSearchPath } from './pages.ts'

test.for([
  ['en', '/about-us', 'https://shop.example/about-us'],
  ['jp', '/about-us', 'https://shop.example/jp/about-us'],
  ['en', '/', 'https://shop.example/'],
  ['jp', '/', 'https://shop.example/jp'],
  ['jp', '/?wd=10k#box', 'https://shop.example/jp?wd=10k#box'],
] as const)('the address in %s of %s is %s', ([locale, path, address]) => {
  expect(toPageUrl('https://shop.example', locale, path)).toBe(address)
})

test('the payment page has the order number', () => {
  expect(paymentPath('PG-7K3M9-X2Q4T')).toBe('/pay/payment?order_no=PG-7K3M9-X2Q4T')
})

test('signs of an address are part of the searched text', () => {
  expect(toSearchPath('1% & #2/3?')).toBe('/s?wd=1%25+%26+%232%2F3%3F')
})
