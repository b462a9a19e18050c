import { checkConfirmation, checkNewPassword } from '../form/check-fields.ts'

export type ResetValues = { password: string; confirmPassword: string }

export const resetFields = ['password', 'confirmPassword'] as const satisfies (keyof ResetValues)[]

/** Message keys under `account.problems`. */
export const checkReset = ({ password, confirmPassword }: ResetValues) => ({
  password: checkNewPassword(password),
  confirmPassword: checkConfirmation(confirmPassword, password, 'confirmNewPassword'),
})
