import { expect, test } from 'vitest'
import { checkRegistration, emptyRegistration, orderRegisterFields, type RegisterValues } from './register-values.ts'

const anna: RegisterValues = {
  email: 'anna.keller@example.com',
  password: 'longenough1',
  confirmPassword: 'longenough1',
  contactName: 'Anna Keller',
  telephone: '+49 30 5550 0123',
  companyName: 'Keller GmbH',
  countryCode: 'DE',
  city: 'Berlin',
  state: '',
  addressLine1: 'Lindenstraße 1',
  salesName: '',
  isPolicyAccepted: true,
}
const registerFields = orderRegisterFields('DE', 'en')
const invalidFields = (values: RegisterValues) => registerFields.filter((field) => checkRegistration(values)[field])

test('a filled form has no invalid fields; state and sales name are optional', () => {
  expect(invalidFields(anna)).toEqual([])
})

test('an untouched form has every required field invalid, in screen order', () => {
  expect(invalidFields(emptyRegistration)).toEqual(
    registerFields.filter((field) => field !== 'state' && field !== 'salesName'),
  )
})

test('a different second password is reported at the second field', () => {
  expect(checkRegistration({ ...anna, confirmPassword: 'longenough2' }).confirmPassword).toBe('passwordsDiffer')
})

test('the policy must be accepted', () => {
  expect(checkRegistration({ ...anna, isPolicyAccepted: false }).isPolicyAccepted).toBe('policy')
})
