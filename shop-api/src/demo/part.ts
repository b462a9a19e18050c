import type { lifecycles, packagings, rohsStatuses } from '@partgate/schema/shop-api/goods.ts'
import type { AttributeKey } from './attributes.ts'

export type Packaging = (typeof packagings)[number]

/** One way a part is packed: what it is called so, and in what steps it is sold. */
export type Packing = {
  packaging: Packaging
  /** Pieces in a reel, tube or tray; 1 for cut tape and loose pieces. */
  quantity: number
  orderCode: string
  minimum: number
  multiple: number
}

export type Params = { readonly [K in AttributeKey]?: number | string | readonly [number, number] }

/** USD for one piece, and how steeply the price falls: it goes with quantity to the power of -fall. */
export type Price = { one: number; fall: number }

/** What a part number says. Parameters stand most telling first; packings smallest minimum first. */
export type Facts = {
  mpn: string
  package: string
  params: Params
  packings: readonly Packing[]
  price: Price
  aliases?: readonly { alias: string; kind: 'former' | 'numeric' }[]
  /** Where they differ from the series' own. */
  manufacturer?: string
  category?: string
  noun?: string
  rohs?: (typeof rohsStatuses)[number]
  lifecycle?: (typeof lifecycles)[number]
}
