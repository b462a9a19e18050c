import { ordersPath, rfqHistoryPath } from '@partgate/schema/pages.ts'

export const profilePage = '/myaccount/my-profile'

export const accountPages = [
  { key: 'profile', href: profilePage },
  { key: 'orders', href: ordersPath },
  { key: 'rfqHistory', href: rfqHistoryPath },
  { key: 'addresses', href: '/myaccount/address-management' },
] as const
