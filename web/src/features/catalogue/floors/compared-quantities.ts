import { breakAt } from '../purchase/price-ruler.ts'

type Priced<Step> = { minimumOrderQuantity: number; priceBreaks: readonly Step[] }

/** At which prices are compared. */
export const comparedQuantities = [1, 10, 100, 1000] as const

/** The step of a ladder that a quantity pays; nothing below the smallest quantity sold. */
export const stepAt = <Step extends { quantity: number }>(
  { minimumOrderQuantity, priceBreaks }: Priced<Step>,
  quantity: number,
): Step | null => (quantity < minimumOrderQuantity ? null : (breakAt(priceBreaks, quantity) ?? null))
