import type { OrderTerms } from '@partgate/schema/quantity.ts'

export type Sold = { minimumOrderQuantity: number; orderMultiple: number }

export const toOrderTerms = ({ minimumOrderQuantity, orderMultiple }: Sold): OrderTerms => ({
  minimum: minimumOrderQuantity,
  multiple: orderMultiple,
})
