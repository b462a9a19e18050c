export { carrierName, freightOptions, freightTable, isFreightBySales, type FreightOption } from './freight.ts'
export type { Carrier } from './freight-table.ts'
