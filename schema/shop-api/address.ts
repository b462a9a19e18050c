import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, id, idText, optionalText, shortText, telephone } from './shapes.ts'

/** Where to deliver or to bill. */
export const addressFields = {
  contact_name: shortText,
  company_name: optionalText,
  telephone,
  country: countryCode,
  /** Asked for where addresses have one. */
  state: optionalText,
  city: shortText,
  address_line_1: shortText,
  address_line_2: optionalText,
  /** Asked for where addresses have one. */
  postal_code: z.string().trim().max(20).default(''),
}
export const addressInput = z.strictObject(addressFields)

/** As it is stored and shown: nothing about its texts is promised but that they are texts. */
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
  is_default_shipping: z.boolean().default(false),
  is_default_billing: z.boolean().default(false),
})

/** A member's addresses; at most one is the default for shipping and one for billing. Every change answers with them all. */
export const addresses = {
  addressList: endpoint({
    method: 'GET',
    path: '/api/user/address',
    summary: "The member's addresses, the defaults first; or those with one kind of default only",
    access: 'member',
    query: z.strictObject({ default: z.enum(['shipping', 'billing']).optional() }),
    data: z.array(savedAddress),
  }),
  addressAdd: endpoint({
    method: 'POST',
    path: '/api/user/address',
    summary: 'Stores an address, at most 50; the first becomes both defaults',
    access: 'member',
    body: savedInput,
    data: z.object({ id, list: z.array(savedAddress) }),
  }),
  addressModify: endpoint({
    method: 'PUT',
    path: '/api/user/address/{id}',
    summary: 'Replaces an address; a default that is set here is taken from the one that had it',
    access: 'member',
    retry: true,
    params: z.strictObject({ id: idText }),
    body: savedInput,
    data: z.object({ id, list: z.array(savedAddress) }),
  }),
  addressDelete: endpoint({
    method: 'DELETE',
    path: '/api/user/address/{id}',
    summary: 'Removes an address; orders keep the text of theirs',
    access: 'member',
    params: z.strictObject({ id: idText }),
    data: z.object({ list: z.array(savedAddress) }),
  }),
}
