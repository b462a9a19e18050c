import { emailPattern, maxEmailChars, telephonePattern } from '@partgate/schema/limits.ts'

export const isEmail = (text: string) => text.length <= maxEmailChars && emailPattern.test(text)

/** First checks only; the shop decides. */
export const checkEmail = (value: string): 'email' | 'emailInvalid' | undefined => {
  const email = value.trim()
  if (email === '') return 'email'
  return isEmail(email) ? undefined : 'emailInvalid'
}

export const checkTelephone = (value: string): 'telephone' | 'telephoneInvalid' | undefined => {
  const telephone = value.trim()
  if (telephone === '') return 'telephone'
  return telephonePattern.test(telephone) ? undefined : 'telephoneInvalid'
}

export const checkPresent = <Problem extends string>(value: string, problem: Problem): Problem | undefined =>
  value.trim() === '' ? problem : undefined

type ContactField = 'contactName' | 'companyName' | 'email' | 'telephone' | 'countryCode'
export type ContactProblem =
  | 'contactName'
  | 'companyName'
  | 'email'
  | 'emailInvalid'
  | 'telephone'
  | 'telephoneInvalid'
  | 'country'

export const checkContact = (values: Record<ContactField, string>): { [Field in ContactField]?: ContactProblem } => ({
  contactName: checkPresent(values.contactName, 'contactName'),
  companyName: checkPresent(values.companyName, 'companyName'),
  email: checkEmail(values.email),
  telephone: checkTelephone(values.telephone),
  countryCode: checkPresent(values.countryCode, 'country'),
})
