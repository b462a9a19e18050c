import { expect, test } from 'vitest'
import { checkReset } from './reset-values.ts'

const fine = { password: 'four-layers-2-mil', confirmPassword: 'four-layers-2-mil' }

test.each([
  [fine, {}],
  [
    { ...fine, password: '' },
    { password: 'password', confirmPassword: 'passwordsDiffer' },
  ],
  [{ password: '1234567', confirmPassword: '1234567' }, { password: 'passwordInvalid' }],
  [{ password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) }, { password: 'passwordInvalid' }],
  [{ ...fine, confirmPassword: '' }, { confirmPassword: 'confirmNewPassword' }],
  [{ ...fine, confirmPassword: 'Four-layers-2-mil' }, { confirmPassword: 'passwordsDiffer' }],
])('%j has the invalid fields %j', (values, problems) => {
  expect(checkReset(values)).toEqual(problems)
})
