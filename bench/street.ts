import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import type { Addresses } from '../tools/street/buildings.ts'

export type BenchStreet = { addresses: Addresses; goods: Goods[]; logs: string }
