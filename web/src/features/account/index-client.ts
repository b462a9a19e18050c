export { SignInPrompt } from './area/sign-in-prompt-client.tsx'
export { AddressFields, useAddressLabel } from './addresses/address-fields-client.tsx'
export {
  type AddressField,
  addressFields,
  type AddressValues,
  toAddressValues,
  checkAddress,
  emptyAddress,
  trimmedAddress,
  usedFields,
} from './addresses/address-values.ts'
export { checkEmail, type Problem } from './check-fields.ts'
export { countryCodes } from './countries.ts'
export { ErrorSummary } from './error-summary-client.tsx'
export { FormNotice } from './form-notice.tsx'
