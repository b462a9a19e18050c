import type { RegisterInput } from '#graphql/generated/types.ts'
import { checkEmail } from '#ui/form/check-contact.ts'
import { checkConfirmation, checkNewPassword, checkPerson, type Problem } from '../form/check-fields.ts'
import { orderPlaceFields } from '../form/place-fields.ts'

export type RegisterField = keyof RegisterInput
export type RegisterValues = { [Field in RegisterField]-?: NonNullable<RegisterInput[Field]> }

/** In the order in which the form shows them. */
export const orderRegisterFields = (countryCode: string, locale: string): RegisterField[] => [
  'email',
  'password',
  'confirmPassword',
  'contactName',
  'telephone',
  'companyName',
  'countryCode',
  ...orderPlaceFields(countryCode, locale),
  'salesName',
  'isPolicyAccepted',
]

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
  addressLine1: '',
  salesName: '',
  isPolicyAccepted: false,
}

export const checkRegistration = (values: RegisterValues): { [Field in RegisterField]?: Problem } => ({
  email: checkEmail(values.email),
  password: checkNewPassword(values.password),
  confirmPassword: checkConfirmation(values.confirmPassword, values.password, 'confirmPassword'),
  ...checkPerson(values),
  isPolicyAccepted: values.isPolicyAccepted ? undefined : 'policy',
})
