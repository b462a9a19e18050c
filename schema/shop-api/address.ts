import { z } from 'zod'
import { maxPostalCodeChars } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { countryCode, id, idText, optionalText, shortText, telephone } from './shapes.ts'

/** A shipping or billing address. */
const addressFields = {
  contact_name: shortText,
  company_name: optionalText,
  telephone,
  country: countryCode,
  /** Required for some countries; see `getAddressFormat`. */
  state: optionalText,
  city: shortText,
  address_line_1: shortText,
  address_line_2: optionalText,
  /** Required for some countries; see `getAddressFormat`. */
  postal_code: z.string().trim().max(maxPostalCodeChars).default(''),
}
export const addressInput = z.strictObject(addressFields)

/** An address as it is stored. Its texts are not validated. */
export const address = z.object({
  contact_name: z.string(),
  company_name: z.string(),
  telephone: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  address_line_1: z.string(),
  address_line_2: z.string(),
  postal_code: z.string(),
})
export type Address = z.output<typeof address>

const savedAddress = address.extend({ id, is_default_shipping: z.boolean(), is_default_billing: z.boolean() })
export type SavedAddress = z.output<typeof savedAddress>

const savedInput = z.strictObject({
  ...addressFields,
  is_default_shipping: z.boolean().optional(),
  is_default_billing: z.boolean().optional(),
})

/** Addresses of a member; at most one is the shipping default and one the billing default. Each change returns all addresses. */
export const addresses = {
  addressList: endpoint({
    method: 'GET',
    path: '/api/user/address',
    summary: 'Addresses of the member, the defaults first; or only the default for shipping or billing',
    access: 'member',
    query: z.strictObject({ default: z.enum(['shipping', 'billing']).optional() }),
    data: z.array(savedAddress),
  }),
  addressAdd: endpoint({
    method: 'POST',
    path: '/api/user/address',
    summary: 'Stores an address, at most 50; the first address becomes the default for shipping and billing',
    access: 'member',
    body: savedInput,
    data: z.object({ id, list: z.array(savedAddress) }),
  }),
  addressModify: endpoint({
    method: 'PUT',
    path: '/api/user/address/{id}',
    summary:
      'Replaces an address; a default that is set here is removed from the previous default address, and an omitted one does not change',
    access: 'member',
    retry: true,
    params: z.strictObject({ id: idText }),
    body: savedInput,
    data: z.object({ id, list: z.array(savedAddress) }),
  }),
  addressDelete: endpoint({
    method: 'DELETE',
    path: '/api/user/address/{id}',
    summary: 'Removes an address; existing orders retain a copy of it',
    access: 'member',
    params: z.strictObject({ id: idText }),
    data: z.object({ list: z.array(savedAddress) }),
  }),
}
