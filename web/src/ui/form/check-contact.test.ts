import { z } from 'zod'
import { expect, test } from 'vitest'
import { email as shopEmail, telephone as shopTelephone } from '@partgate/schema/shop-api/shapes.ts'
import { checkEmail, checkPresent, checkTelephone } from './check-contact.ts'

const accepts = (shape: z.ZodType, value: string) => shape.safeParse(value).success

test.each(['anna.keller@example.com', "o'neil+bom@sub.example.co.uk", 'a@b.de', 'a_b-c@ex-ample.museum'])(
  'the shop and the forms accept the e-mail address %j',
  (value) => {
    expect(checkEmail(value)).toBeUndefined()
    expect(accepts(shopEmail, value)).toBe(true)
  },
)

test.each([
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'anna@example.c',
  'an na@example.com',
  '.anna@example.com',
  'anna.@example.com',
  'an..na@example.com',
  'anna@-example.com',
  'anna@example..com',
  '安娜@example.com',
  'anna@例子.com',
  `${'a'.repeat(250)}@example.com`,
  'anna@example.com\nbcc:x@example.com',
])('the shop and the forms refuse the e-mail address %j', (value) => {
  expect(checkEmail(value)).toBe('emailInvalid')
  expect(accepts(shopEmail, value)).toBe(false)
})

test.each(['+49 30 5550 0123', '(555) 010-0055', '12345', '1234', 'call me', '+', '++49 30 5550', '1'.repeat(41)])(
  'the telephone number %j is taken or refused as the shop does',
  (value) => {
    expect(checkTelephone(value)).toBe(accepts(shopTelephone, value) ? undefined : 'telephoneInvalid')
  },
)

test('reports empty fields', () => {
  expect(checkEmail('  ')).toBe('email')
  expect(checkTelephone(' ')).toBe('telephone')
  expect(checkPresent(' ', 'city')).toBe('city')
})

test('ignores blanks around an e-mail address and a telephone number', () => {
  expect(checkEmail(' anna.keller@example.com ')).toBeUndefined()
  expect(checkTelephone(' +49 30 5550 0123 ')).toBeUndefined()
})
