export { PartLink } from './parts/part-link.tsx'
export { buyNowHref } from './purchase/buy-now-href.ts'
export { stepQuantity } from './purchase/step-quantity.ts'
