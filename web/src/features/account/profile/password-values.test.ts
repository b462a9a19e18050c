import { expect, it } from 'vitest'
import { checkPasswords, type PasswordValues } from './password-values.ts'

const right: PasswordValues = {
  oldPassword: 'four-layers-2-mil',
  newPassword: 'six-layers-1-mil',
  confirmNewPassword: 'six-layers-1-mil',
}

const findProblems = (changes: Partial<PasswordValues>) =>
  Object.fromEntries(Object.entries(checkPasswords({ ...right, ...changes })).filter(([, problem]) => problem))

it.each([
  [{}, {}],
  [{ oldPassword: '' }, { oldPassword: 'account.problems.password' }],
  [
    { newPassword: '', confirmNewPassword: '' },
    { newPassword: 'account.problems.password', confirmNewPassword: 'account.problems.confirmNewPassword' },
  ],
  [{ newPassword: 'short', confirmNewPassword: 'short' }, { newPassword: 'account.problems.passwordInvalid' }],
  [
    { newPassword: right.oldPassword, confirmNewPassword: right.oldPassword },
    { newPassword: 'profile.problems.passwordSame' },
  ],
  [{ confirmNewPassword: '' }, { confirmNewPassword: 'account.problems.confirmNewPassword' }],
  [{ confirmNewPassword: 'six-layers-2-mil' }, { confirmNewPassword: 'account.problems.passwordsDiffer' }],
])('%o: %o', (changes, problems) => expect(findProblems(changes)).toEqual(problems))
