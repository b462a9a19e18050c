import { breakAt } from '../purchase/price-ruler.ts'

type Priced<Step> = { minimumOrderQuantity: number; priceBreaks: readonly Step[] }

export const comparedQuantities = [1, 10, 100, 1000] as const

export const stepAt = <Step extends { quantity: number }>(
  { minimumOrderQuantity, priceBreaks }: Priced<Step>,
  quantity: number,
): Step | null => (quantity < minimumOrderQuantity ? null : (breakAt(priceBreaks, quantity) ?? null))
