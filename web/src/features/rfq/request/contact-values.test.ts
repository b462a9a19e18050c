import { expect, test } from 'vitest'
import { checkRfqContact, contactFields, emptyContact, fromAccount, parseContact } from './contact-values.ts'

const ada = {
  contactName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: ' ada@engines.example ',
  telephone: '+44 20 7946 0000',
  countryCode: 'GB',
  reference: '',
  comment: '',
}

test('requires every field except the reference and the comment, and a valid e-mail address and telephone number', () => {
  expect(checkRfqContact(ada)).toEqual({})
  const required = contactFields.filter((field) => field !== 'reference' && field !== 'comment')
  expect(Object.keys(checkRfqContact(emptyContact))).toEqual(required)
  expect(checkRfqContact({ ...ada, email: 'ada@engines', telephone: 'call me' })).toMatchObject({
    email: 'emailInvalid',
    telephone: 'telephoneInvalid',
  })
})

test('the profile fills empty fields only', () => {
  const viewer = { ...ada, id: 'v1', email: 'ada@engines.example', countryCode: '' }
  expect(fromAccount({ ...emptyContact, contactName: 'A. L.' }, viewer)).toEqual({
    companyName: ada.companyName,
    email: 'ada@engines.example',
    telephone: ada.telephone,
  })
})

test.each([null, '', '{', '7', '[]', '"x"', '{"email":{},"comment":7}', JSON.stringify({ email: 'x'.repeat(10_000) })])(
  '%s is nothing that was typed',
  (stored) => {
    expect(parseContact(stored)).toEqual(emptyContact)
  },
)

test('restores the typed values', () => {
  expect(parseContact(JSON.stringify({ ...ada, planted: 'x' }))).toEqual(ada)
})
