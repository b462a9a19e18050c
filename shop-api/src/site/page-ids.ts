export const pageIds = {
  'cookies-policy': 1,
  'how-to-buy': 2,
  'privacy-policy': 3,
  refund: 4,
  'shipping-delivering': 5,
  'term-condition': 6,
  'terms-conditions': 7,
} as const
export type PageName = keyof typeof pageIds

export const isPageName = (name: string): name is PageName => Object.hasOwn(pageIds, name)
