import { checkoutPath } from '@partgate/schema/pages.ts'

export const buyNowHref = (slug: string, quantity: number | null) =>
  `${checkoutPath}?${new URLSearchParams({ buy: slug, ...(quantity !== null && { quantity: `${quantity}` }) })}`
