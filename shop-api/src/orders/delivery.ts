import { type Address, address } from '@partgate/schema/shop-api/address.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { addressRefusals } from '../address/address-rules.ts'
import { savedAddress } from './place-store.ts'

type Given = { id: number | undefined; inline: Address | undefined }

const addressFrom = async (tx: Queryable, userId: number | null, { id, inline }: Given): Promise<Address | null> => {
  if (id === undefined) return inline ?? null
  const saved = userId === null ? null : await savedAddress(tx, userId, id)
  if (saved === null) throw failure('notFound')
  return address.parse(saved)
}

const requireRules = (field: string, place: Address) => {
  const refusals = addressRefusals(place).map((refusal) => ({ ...refusal, field: `${field}.${refusal.field}` }))
  if (refusals.length > 0) throw failure('invalidRequest', { fields: refusals })
}

type Wanted = {
  shipping_address_id?: number | undefined
  shipping_address?: Address | undefined
  billing_address_id?: number | undefined
  billing_address?: Address | undefined
}

/** Where an order goes and who pays it: addresses given, or the member's own saved ones; anyone else's are not found. */
export const deliveryOf = async (tx: Queryable, userId: number | null, wanted: Wanted) => {
  const shipping = await addressFrom(tx, userId, { id: wanted.shipping_address_id, inline: wanted.shipping_address })
  if (!shipping) throw new Error('The contract let an order through without an address')
  const billing = await addressFrom(tx, userId, { id: wanted.billing_address_id, inline: wanted.billing_address })
  requireRules('shipping_address', shipping)
  if (billing) requireRules('billing_address', billing)
  return { shipping, billing: billing ?? shipping }
}
