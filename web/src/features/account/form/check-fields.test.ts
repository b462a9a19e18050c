import { expect, test } from 'vitest'
import { password as shopPassword } from '@partgate/schema/shop-api/account.ts'
import { checkConfirmation, checkNewPassword } from './check-fields.ts'

test.each(['1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)])(
  'the password %j is taken or refused as the shop does',
  (value) => {
    expect(checkNewPassword(value)).toBe(shopPassword.safeParse(value).success ? undefined : 'passwordInvalid')
  },
)

test('reports empty passwords', () => {
  expect(checkNewPassword('')).toBe('password')
  expect(checkConfirmation('', 'longenough1', 'confirmPassword')).toBe('confirmPassword')
})

test('compares passwords with their blanks', () => {
  expect(checkConfirmation('longenough1', 'longenough1', 'confirmPassword')).toBeUndefined()
  expect(checkConfirmation('longenough1', 'longenough1 ', 'confirmPassword')).toBe('passwordsDiffer')
})
