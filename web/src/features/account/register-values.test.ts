import { expect, test } from 'vitest'
import { checkRegistration, emptyRegistration, registerFields, type RegisterValues } from './register-values.ts'

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
  address: 'Lindenstraße 1',
  salesName: '',
  isPolicyAccepted: true,
}
const toMend = (values: RegisterValues) => registerFields.filter((field) => checkRegistration(values)[field])

test('a filled-in form has nothing to mend; state and sales name may stay empty', () => {
  expect(toMend(anna)).toEqual([])
})

test('an untouched form asks for everything that is needed, in the order of the screen', () => {
  expect(toMend(emptyRegistration)).toEqual(
    registerFields.filter((field) => field !== 'state' && field !== 'salesName'),
  )
})

test('a second password that differs is told at the second password', () => {
  expect(checkRegistration({ ...anna, confirmPassword: 'longenough2' }).confirmPassword).toBe('passwordsDiffer')
})

test('the policy has to be ticked', () => {
  expect(checkRegistration({ ...anna, isPolicyAccepted: false }).isPolicyAccepted).toBe('policy')
})
