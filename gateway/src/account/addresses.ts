import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { SavedAddress } from '@partgate/schema/shop-api/address.ts'
import type { MutationResolvers, PostalAddressInput } from '../generated/resolvers.ts'
import { globalId, rowIdArgument } from '../ids.ts'
import type { AddressesPayloadModel } from '../models.ts'
import { wireAddressOf } from '../postal-address.ts'
import { outcomeOf } from '../user-errors.ts'
import { fieldNames, savedAddressOf } from './normalize.ts'

const shop = contract.account

type Input = {
  address: PostalAddressInput
  isDefaultShipping?: boolean | null | undefined
  isDefaultBilling?: boolean | null | undefined
}

const bodyOf = ({ address, isDefaultShipping, isDefaultBilling }: Input) => ({
  ...wireAddressOf(address),
  is_default_shipping: isDefaultShipping ?? undefined,
  is_default_billing: isDefaultBilling ?? undefined,
})

const payload = async (answer: Promise<{ id?: number; list: SavedAddress[] }>): Promise<AddressesPayloadModel> => {
  const { data, errors } = await outcomeOf(answer, fieldNames)
  const addresses = data && data.list.map(savedAddressOf)
  const id = data?.id === undefined ? null : globalId('SavedAddress', data.id)
  return { addresses, address: addresses?.find((each) => each.id === id) ?? null, errors }
}

export const addressMutations = {
  addAddress: (_, { input }, { upstream }) => payload(upstream.call(shop.addressAdd, { body: bodyOf(input) })),
  updateAddress: (_, { input }, { upstream }) => {
    const id = `${rowIdArgument('SavedAddress', 'input.addressId', input.addressId)}`
    return payload(upstream.call(shop.addressModify, { params: { id }, body: bodyOf(input) }))
  },
  removeAddress: (_, { input }, { upstream }) => {
    const id = `${rowIdArgument('SavedAddress', 'input.addressId', input.addressId)}`
    return payload(upstream.call(shop.addressDelete, { params: { id } }))
  },
} satisfies MutationResolvers
