/** Looks like an address the shop takes: the shop's own rule (`email` in the REST contract), without its library. */
const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const telephonePattern = /^\+?[\d\s().-]{5,40}$/
const passwordLength = { min: 8, max: 128 }

/** Keys of the sentences under `account.problems`. */
export type Problem =
  | 'email'
  | 'emailInvalid'
  | 'password'
  | 'passwordInvalid'
  | 'confirmPassword'
  | 'passwordsDiffer'
  | 'contactName'
  | 'telephone'
  | 'telephoneInvalid'
  | 'companyName'
  | 'country'
  | 'city'
  | 'address'
  | 'policy'

export const checkEmail = (value: string): Problem | undefined => {
  if (value.trim() === '') return 'email'
  return value.trim().length <= 254 && emailPattern.test(value.trim()) ? undefined : 'emailInvalid'
}

export const checkNewPassword = (value: string): Problem | undefined => {
  if (value === '') return 'password'
  return value.length >= passwordLength.min && value.length <= passwordLength.max ? undefined : 'passwordInvalid'
}

export const checkConfirmation = (value: string, password: string): Problem | undefined => {
  if (value === '') return 'confirmPassword'
  return value === password ? undefined : 'passwordsDiffer'
}

export const checkTelephone = (value: string): Problem | undefined => {
  if (value.trim() === '') return 'telephone'
  return telephonePattern.test(value.trim()) ? undefined : 'telephoneInvalid'
}

export const checkPresent = (value: string, problem: Problem): Problem | undefined =>
  value.trim() === '' ? problem : undefined
