import { checkConfirmation, checkNewPassword } from '../check-fields.ts'

export type ResetValues = { password: string; confirmPassword: string }

/** In the order of the screen. */
export const resetFields = ['password', 'confirmPassword'] as const satisfies (keyof ResetValues)[]

/** What is to mend, by field; keys of the sentences under `account.problems`. */
export const checkReset = ({ password, confirmPassword }: ResetValues) => ({
  password: checkNewPassword(password),
  confirmPassword: checkConfirmation(confirmPassword, password, 'confirmNewPassword'),
})
