import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Addresses } from '../tools/street/buildings.ts'

/** `withPeers`: other servers may be installed to compare with. */
export type BenchStreet = {
  addresses: Addresses
  goods: Goods[]
  logs: string
  withPeers: boolean
  signal: AbortSignal
}
