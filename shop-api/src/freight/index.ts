export {
  formatCarrierName,
  listFreightOptions,
  toFreightTable,
  isFreightBySales,
  type FreightOption,
} from './freight.ts'
export { toTrackingUrl } from './tracking.ts'
export type { Carrier } from './freight-table.ts'
