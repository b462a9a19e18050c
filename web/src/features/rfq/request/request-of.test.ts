import { expect, test } from 'vitest'
import { emptyContact } from './contact-values.ts'
import { typedRow } from './part-row.ts'
import { inWords, requestOf } from './request-of.ts'

const contact = { ...emptyContact, contactName: ' Ada ', countryCode: 'GB' }
const rows = [
  { ...typedRow('a', { partNumber: ' LM358DR ', quantity: '1,000', targetPrice: '0,08' }), goodsId: 'g1' },
  typedRow('b'),
]

test('blank rows and blank texts are not sent, numbers are sent as such', () => {
  const nothing = { manufacturerName: null, package: null, dateCode: null }
  expect(requestOf(rows, contact, 'f1')).toEqual({
    parts: [{ productId: 'g1', partNumber: 'LM358DR', ...nothing, quantity: 1000, targetPrice: '0.08' }],
    contactName: 'Ada',
    companyName: '',
    email: '',
    telephone: '',
    countryCode: 'GB',
    comment: null,
    fileId: 'f1',
  })
})

test('in words alone it names no product and no file', () => {
  expect(inWords(requestOf(rows, contact, 'f1'))).toMatchObject({ fileId: null, parts: [{ productId: null }] })
})
