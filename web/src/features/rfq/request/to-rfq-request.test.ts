import { expect, test } from 'vitest'
import { emptyContact } from './contact-values.ts'
import { typedRow } from './part-row.ts'
import { withoutReferences, toRfqRequest } from './to-rfq-request.ts'

const contact = { ...emptyContact, contactName: ' Ada ', countryCode: 'GB', reference: ' RFQ 12/26 ' }
const rows = [
  {
    ...typedRow('a', { partNumber: ' LM358DR ', quantity: '1,000', targetPrice: '0,08' }),
    productId: 'g1',
    customerPartNumber: '4711-B',
  },
  typedRow('b'),
]

test('omits blank rows and texts and sends numbers as numbers', () => {
  const nothing = { manufacturerName: null, package: null, dateCode: null, note: null }
  expect(toRfqRequest(rows, contact, 'f1')).toEqual({
    parts: [
      {
        productId: 'g1',
        partNumber: 'LM358DR',
        ...nothing,
        quantity: 1000,
        targetPrice: '0.08',
        customerPartNumber: '4711-B',
      },
    ],
    contactName: 'Ada',
    companyName: '',
    email: '',
    telephone: '',
    countryCode: 'GB',
    reference: 'RFQ 12/26',
    comment: null,
    fileId: 'f1',
  })
})

test('without references it has no product and no file', () => {
  expect(withoutReferences(toRfqRequest(rows, contact, 'f1'))).toMatchObject({
    fileId: null,
    parts: [{ productId: null }],
  })
})
