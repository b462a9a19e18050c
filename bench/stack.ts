import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Addresses } from '../tools/stack/apps.ts'

export type BenchStack = {
  addresses: Addresses
  goods: Goods[]
  logs: string
  withPeers: boolean
  signal: AbortSignal
}
