import type { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Profile } from '@partgate/schema/shop-api/account.ts'
import type { Body } from '@partgate/schema/shop-api/endpoint.ts'
import type { SavedAddress } from '@partgate/schema/shop-api/address.ts'
import type { RegisterInput, ResolversParentTypes, UpdateProfileInput } from '../generated/resolvers.ts'
import { globalId } from '../ids.ts'
import { addressFieldNames, postalAddressOf } from '../postal-address.ts'
import type { FieldNames } from '../user-errors.ts'

type Registration = Body<typeof contract.account.register>

export const fieldNames: FieldNames = { ...addressFieldNames, agreement: 'isPolicyAccepted', id: 'addressId' }

export const registrationOf = (input: RegisterInput): Registration => ({
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
  address: input.address,
  // A missing agreement is the shop's to refuse, in its own words.
  agreement: input.isPolicyAccepted as true,
})

export const viewerIdOf = (email: string) => globalId('Viewer', email.toLowerCase())

export const viewerOf = (profile: Profile): ResolversParentTypes['Viewer'] => ({
  id: viewerIdOf(profile.email),
  email: profile.email,
  contactName: profile.contact_name,
  telephone: profile.telephone,
  jobTitle: profile.job_title,
  companyName: profile.company_name,
  countryCode: profile.country,
  city: profile.city,
  state: profile.state,
  address: profile.address,
})

export const profileChangesOf = (input: UpdateProfileInput): Body<typeof contract.account.profileModify> => ({
  contact_name: input.contactName ?? undefined,
  telephone: input.telephone ?? undefined,
  job_title: input.jobTitle ?? undefined,
  company_name: input.companyName ?? undefined,
  country: input.countryCode ?? undefined,
  city: input.city ?? undefined,
  state: input.state ?? undefined,
  address: input.address ?? undefined,
})

export const savedAddressOf = (saved: SavedAddress): ResolversParentTypes['SavedAddress'] => ({
  id: globalId('SavedAddress', saved.id),
  address: postalAddressOf(saved),
  isDefaultShipping: saved.is_default_shipping,
  isDefaultBilling: saved.is_default_billing,
})
