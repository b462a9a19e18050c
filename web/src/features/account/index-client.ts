export { SignInPrompt } from './sign-in/sign-in-prompt-client.tsx'
export { AddressFields, useAddressLabel } from './addresses/address-fields-client.tsx'
export {
  type AddressField,
  addressFields,
  type AddressValues,
  toAddressValues,
  checkAddress,
  emptyAddress,
  orderAddressFields,
  trimmedAddress,
} from './addresses/address-values.ts'
export type { Problem } from './form/check-fields.ts'
