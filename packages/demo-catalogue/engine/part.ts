import type { lifecycles, packagings, rohsStatuses } from '@partgate/schema/shop-api/goods.ts'
import type { Params } from '../taxonomy/attributes.ts'

type Packaging = (typeof packagings)[number]

export type Packing = {
  packaging: Packaging
  quantity: number
  orderCode: string
  minimum: number
  multiple: number
}

/** USD for one piece; the price falls with quantity to the power of -fall. */
export type Price = { one: number; fall: number }

export type Facts = {
  mpn: string
  package: string
  params: Params
  packings: readonly Packing[]
  price: Price
  aliases?: readonly { alias: string; kind: 'former' | 'numeric' }[]
  manufacturer?: string
  category?: string
  noun?: string
  rohs?: (typeof rohsStatuses)[number]
  lifecycle?: (typeof lifecycles)[number]
}
