import type { RegisterInput } from '#graphql/generated/types.ts'
import { checkConfirmation, checkEmail, checkNewPassword, checkPerson, type Problem } from './check-fields.ts'

export type RegisterField = keyof RegisterInput
/** What the form holds: every field, text as typed. */
export type RegisterValues = { [Field in RegisterField]-?: NonNullable<RegisterInput[Field]> }

/** In the order of the screen. */
export const registerFields = [
  'email',
  'password',
  'confirmPassword',
  'contactName',
  'telephone',
  'companyName',
  'countryCode',
  'city',
  'state',
  'address',
  'salesName',
  'isPolicyAccepted',
] as const satisfies RegisterField[]

export const emptyRegistration: RegisterValues = {
  email: '',
  password: '',
  confirmPassword: '',
  contactName: '',
  telephone: '',
  companyName: '',
  countryCode: '',
  city: '',
  state: '',
  address: '',
  salesName: '',
  isPolicyAccepted: false,
}

/** What is to mend, by field; the shop's own rules (spec 5), told before the shop is asked. */
export const checkRegistration = (values: RegisterValues): { [Field in RegisterField]?: Problem } => ({
  email: checkEmail(values.email),
  password: checkNewPassword(values.password),
  confirmPassword: checkConfirmation(values.confirmPassword, values.password, 'confirmPassword'),
  ...checkPerson(values),
  isPolicyAccepted: values.isPolicyAccepted ? undefined : 'policy',
})
