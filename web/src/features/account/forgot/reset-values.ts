import { checkNewPassword } from '../check-fields.ts'

export type ResetValues = { password: string; confirmPassword: string }

/** In the order of the screen. */
export const resetFields = ['password', 'confirmPassword'] as const satisfies (keyof ResetValues)[]

type ConfirmationProblem = 'confirmNewPassword' | 'passwordsDiffer'

const confirmationProblem = ({ password, confirmPassword }: ResetValues): ConfirmationProblem | undefined => {
  if (confirmPassword === '') return 'confirmNewPassword'
  return confirmPassword === password ? undefined : 'passwordsDiffer'
}

/** What is to mend, by field; keys of the sentences under `account.problems`. */
export const checkReset = (values: ResetValues) => ({
  password: checkNewPassword(values.password),
  confirmPassword: confirmationProblem(values),
})
