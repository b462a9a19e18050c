export { attributesIn, type Attributes } from './attributes.ts'
export { goodsColumns, goodsOf, goodsTables, ladderOf, type GoodsRow } from './goods.ts'
export { normalisePartNumber } from './part-number.ts'
export { catalogueRoutes } from './routes.ts'
