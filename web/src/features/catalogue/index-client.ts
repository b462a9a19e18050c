export { PartLink } from './parts/part-link.tsx'
export { buyNowHref } from './purchase/buy-now-href.ts'
export {
  largestWithin,
  proposedQuantity,
  smallestFrom,
  stepQuantity,
  toQuantityRule,
  type Sold,
} from '#ui/quantity-rule.ts'
