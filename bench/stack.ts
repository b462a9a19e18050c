import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Addresses } from '../tools/stack/apps.ts'

export type BenchStack = {
  addresses: Addresses
  goods: Goods[]
  logs: string
  withPeers: boolean
  /** How the names of the measured shapes start; empty for all. */
  shape: string
  signal: AbortSignal
}
