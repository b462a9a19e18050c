export const profilePage = '/myaccount/my-profile'
export const ordersPage = '/myaccount/order-status-history'

export const accountPages = [
  { key: 'profile', href: profilePage },
  { key: 'orders', href: ordersPage },
  { key: 'rfqHistory', href: '/myaccount/rfq-history' },
  { key: 'addresses', href: '/myaccount/address-management' },
] as const
