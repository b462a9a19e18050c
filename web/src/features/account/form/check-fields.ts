import { maxPasswordChars, minPasswordChars } from '@partgate/schema/limits.ts'
import { checkPresent, checkTelephone } from '#ui/form/check-contact.ts'

/** Message keys under `account.problems`. */
export type Problem =
  | 'email'
  | 'emailInvalid'
  | 'password'
  | 'passwordInvalid'
  | 'confirmPassword'
  | 'confirmNewPassword'
  | 'passwordsDiffer'
  | 'contactName'
  | 'telephone'
  | 'telephoneInvalid'
  | 'companyName'
  | 'country'
  | 'city'
  | 'address'
  | 'state'
  | 'postalCode'
  | 'policy'

export const checkNewPassword = (value: string): 'password' | 'passwordInvalid' | undefined => {
  if (value === '') return 'password'
  return value.length >= minPasswordChars && value.length <= maxPasswordChars ? undefined : 'passwordInvalid'
}

export const checkConfirmation = (
  value: string,
  password: string,
  missing: 'confirmPassword' | 'confirmNewPassword',
): Problem | undefined => {
  if (value === '') return missing
  return value === password ? undefined : 'passwordsDiffer'
}

type PersonField = 'contactName' | 'telephone' | 'companyName' | 'countryCode' | 'city' | 'addressLine1'

export const checkPerson = (values: Record<PersonField, string>): { [Field in PersonField]?: Problem } => ({
  contactName: checkPresent(values.contactName, 'contactName'),
  telephone: checkTelephone(values.telephone),
  companyName: checkPresent(values.companyName, 'companyName'),
  countryCode: checkPresent(values.countryCode, 'country'),
  city: checkPresent(values.city, 'city'),
  addressLine1: checkPresent(values.addressLine1, 'address'),
})
