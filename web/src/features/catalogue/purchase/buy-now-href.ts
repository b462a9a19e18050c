export const buyNowHref = (slug: string, quantity: number | null) =>
  `/pay/order?${new URLSearchParams({ buy: slug, ...(quantity !== null && { quantity: `${quantity}` }) })}`
