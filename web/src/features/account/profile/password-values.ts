import type { ChangePasswordInput } from '#graphql/generated/types.ts'
import { checkNewPassword } from '../check-fields.ts'

export type PasswordValues = ChangePasswordInput
export type PasswordField = keyof PasswordValues

/** In the order of the screen. */
export const passwordFields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const satisfies PasswordField[]

export const emptyPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** Keys of the sentences. */
export type PasswordProblem =
  | `account.problems.${'password' | 'passwordInvalid' | 'passwordsDiffer' | 'confirmNewPassword'}`
  | 'profile.problems.passwordSame'

const newPasswordProblem = ({ oldPassword, newPassword }: PasswordValues): PasswordProblem | undefined => {
  const problem = checkNewPassword(newPassword)
  if (problem) return `account.problems.${problem}`
  return newPassword === oldPassword ? 'profile.problems.passwordSame' : undefined
}

const confirmationProblem = ({ newPassword, confirmNewPassword }: PasswordValues): PasswordProblem | undefined => {
  if (confirmNewPassword === '') return 'account.problems.confirmNewPassword'
  return confirmNewPassword === newPassword ? undefined : 'account.problems.passwordsDiffer'
}

/** What is to mend, by field. */
export const checkPasswords = (values: PasswordValues): { [Field in PasswordField]?: PasswordProblem } => ({
  oldPassword: values.oldPassword === '' ? 'account.problems.password' : undefined,
  newPassword: newPasswordProblem(values),
  confirmNewPassword: confirmationProblem(values),
})
