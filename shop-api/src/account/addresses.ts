import { maxSavedAddresses } from '@partgate/schema/limits.ts'
import type { addresses } from '@partgate/schema/shop-api/address.ts'
import type { z } from 'zod'
import { findAddressRefusals } from '#address/address-rules.ts'
import type { Database } from '#db/database.ts'
import { createAccountLimitFailure, createNotFoundFailure, failure } from '#http/failure.ts'
import * as store from './address-store.ts'

type Input = z.output<(typeof addresses)['addressAdd']['body']>

const splitInput = ({ is_default_shipping, is_default_billing, ...body }: Input) => {
  const fields = findAddressRefusals(body)
  if (fields.length > 0) throw failure('invalidRequest', { fields })
  return { body, defaults: { is_default_shipping, is_default_billing } }
}

/** An address of another member is reported like an unknown one. */
export const createAddressService = (db: Database) => ({
  list: (userId: number, only: store.DefaultKind | undefined) => store.listAddresses(db, userId, only),

  /** The first address becomes both defaults. An address that is sent again is stored once. */
  async add(userId: number, input: Input) {
    const { body, defaults } = splitInput(input)
    return db.tx(async (tx) => {
      const count = await store.lockAddresses(tx, userId)
      const equalId = await store.findEqualAddress(tx, userId, body)
      if (equalId !== undefined) {
        const newDefaults = {
          is_default_shipping: defaults.is_default_shipping || undefined,
          is_default_billing: defaults.is_default_billing || undefined,
        }
        await store.clearOtherDefaults(tx, userId, newDefaults)
        await store.replaceAddress(tx, { userId, id: equalId }, body, newDefaults)
        return { id: equalId, list: await store.listAddresses(tx, userId) }
      }
      if (count >= maxSavedAddresses) throw createAccountLimitFailure('failures.addressesFull', maxSavedAddresses)
      const isFirst = count === 0
      const given = isFirst ? { is_default_shipping: true, is_default_billing: true } : defaults
      await store.clearOtherDefaults(tx, userId, given)
      const id = await store.insertAddress(tx, userId, body, given)
      return { id, list: await store.listAddresses(tx, userId) }
    })
  },

  async modify(userId: number, id: number, input: Input) {
    const { body, defaults } = splitInput(input)
    return db.tx(async (tx) => {
      await store.lockAddresses(tx, userId)
      await store.clearOtherDefaults(tx, userId, defaults)
      if (!(await store.replaceAddress(tx, { userId, id }, body, defaults))) throw createNotFoundFailure('id')
      return { id, list: await store.listAddresses(tx, userId) }
    })
  },

  /** A removed default passes to no other address, because nothing may be sent where the member has not chosen. */
  async remove(userId: number, id: number) {
    return db.tx(async (tx) => {
      await store.lockAddresses(tx, userId)
      if (!(await store.deleteAddress(tx, userId, id))) throw createNotFoundFailure('id')
      return { list: await store.listAddresses(tx, userId) }
    })
  },
})
