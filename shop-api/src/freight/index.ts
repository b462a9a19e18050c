export { carrierName, freightOptions, freightTable, isFreightBySales, type FreightOption } from './freight.ts'
export { trackingUrl } from './tracking.ts'
export type { Carrier } from './freight-table.ts'
