import type { ChangePasswordInput } from '#graphql/generated/types.ts'
import { checkConfirmation, checkNewPassword, type Problem } from '../form/check-fields.ts'

export type PasswordValues = ChangePasswordInput
export type PasswordField = keyof PasswordValues

export const passwordFields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const satisfies PasswordField[]

export const emptyPasswords: PasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** Message keys. */
type PasswordProblem = `account.problems.${Problem}` | 'profile.problems.passwordSame'

const inAccount = (problem: Problem | undefined) => problem && (`account.problems.${problem}` as const)

export const checkPasswords = ({
  oldPassword,
  newPassword,
  confirmNewPassword,
}: PasswordValues): { [Field in PasswordField]?: PasswordProblem } => ({
  oldPassword: oldPassword === '' ? 'account.problems.password' : undefined,
  newPassword:
    inAccount(checkNewPassword(newPassword)) ??
    (newPassword === oldPassword ? 'profile.problems.passwordSame' : undefined),
  confirmNewPassword: inAccount(checkConfirmation(confirmNewPassword, newPassword, 'confirmNewPassword')),
})
