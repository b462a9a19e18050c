import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Profile } from '@partgate/schema/shop-api/account.ts'
import type { Body } from '@partgate/schema/shop-api/endpoint.ts'
import type { SavedAddress } from '@partgate/schema/shop-api/address.ts'
import type { RegisterInput, ResolversParentTypes, UpdateProfileInput } from '../generated/resolvers.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { toPostalAddress } from '../graphql/postal-address.ts'
import type { FieldNames } from '../graphql/user-errors.ts'
import { toCountryCode, toNullIfBlank } from '../graphql/values.ts'

type Registration = Body<typeof contract.account.register>

export const fieldNames: FieldNames = { country: 'countryCode', address: 'addressLine1', agreement: 'isPolicyAccepted' }

export const savedAddressFieldNames: FieldNames = {
  id: 'savedAddressId',
  contact_name: 'address.contactName',
  company_name: 'address.companyName',
  telephone: 'address.telephone',
  country: 'address.countryCode',
  state: 'address.state',
  city: 'address.city',
  address_line_1: 'address.addressLine1',
  address_line_2: 'address.addressLine2',
  postal_code: 'address.postalCode',
}

export const toRegistration = (input: RegisterInput): Registration => ({
  sales_name: input.salesName ?? undefined,
  email: input.email,
  password: input.password,
  confirm_password: input.confirmPassword,
  contact_name: input.contactName,
  telephone: input.telephone,
  company_name: input.companyName,
  country: input.countryCode,
  city: input.city,
  state: input.state ?? undefined,
  address: input.addressLine1,
  // The shop refuses a missing agreement with its own sentence.
  agreement: input.isPolicyAccepted as true,
})

export const toViewer = (profile: Profile): ResolversParentTypes['Viewer'] => ({
  id: toGlobalId('Viewer', profile.member_id),
  email: profile.email,
  contactName: profile.contact_name,
  telephone: profile.telephone,
  jobTitle: toNullIfBlank(profile.job_title),
  companyName: profile.company_name,
  countryCode: toCountryCode(profile.country),
  city: profile.city,
  state: toNullIfBlank(profile.state),
  addressLine1: profile.address,
})

/** Null removes an optional text; an omitted field stays. */
const toOptionalText = (text: string | null | undefined) => (text === null ? '' : text)

export const toProfileChanges = (input: UpdateProfileInput): Body<typeof contract.account.profileModify> => ({
  contact_name: input.contactName ?? undefined,
  telephone: input.telephone ?? undefined,
  job_title: toOptionalText(input.jobTitle),
  company_name: input.companyName ?? undefined,
  country: input.countryCode ?? undefined,
  city: input.city ?? undefined,
  state: toOptionalText(input.state),
  address: input.addressLine1 ?? undefined,
})

export const toSavedAddress = (saved: SavedAddress): ResolversParentTypes['SavedAddress'] => ({
  id: toGlobalId('SavedAddress', saved.id),
  address: toPostalAddress(saved),
  isDefaultShipping: saved.is_default_shipping,
  isDefaultBilling: saved.is_default_billing,
})
