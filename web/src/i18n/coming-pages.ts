/** Pages of the specification that are still to come: nothing links there. A route that is built loses its line here. */
export const comingPages: readonly string[] = [
  '/myaccount/my-profile',
  '/myaccount/order-status-history',
  '/myaccount/rfq-history',
  '/myaccount/address-management',
]

export const hasPage = (href: string) => !comingPages.includes(href)
