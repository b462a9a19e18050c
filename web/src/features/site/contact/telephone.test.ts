import { expect, test } from 'vitest'
import { shownTelephone, telephoneHref, whatsAppHref } from './telephone.ts'

test.each([
  ['13812345678', '138 1234 5678'],
  ['5550100', '555 0100'],
  ['+8613812345678', '+86 138 1234 5678'],
  ['+86 13812345678', '+86 138 1234 5678'],
  ['+15550100123', '+1 555 0100 123'],
  ['+85291234567', '+852 912 3456 7'],
  [' +4930123456 ', '+49 301 2345 6'],
])('%j is shown as %j', (telephone, shown) => {
  expect(shownTelephone(telephone)).toBe(shown)
})

test.each(['+1 555 0100 55', '+44 20 7946 0000', '(030) 123-4567', '110', '+86110', '400-800-1234 ext. 2', ''])(
  '%j stays as it is',
  (telephone) => {
    expect(shownTelephone(telephone)).toBe(telephone)
  },
)

test('the link for calls has the complete number, however it is shown', () => {
  expect(telephoneHref('+86 138 1234-5678')).toBe('tel:+8613812345678')
})

test('the link for messages has the number without its plus', () => {
  expect(whatsAppHref('+86 138 1234-5678')).toBe('https://wa.me/8613812345678')
})
