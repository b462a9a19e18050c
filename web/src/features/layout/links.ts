import { bomPage, requestPage } from '#features/rfq/index.ts'
import { companyPageHref } from '#features/site/index.ts'

export const navLinks = [
  { key: 'manufacturers', href: '/manufacturer' },
  { key: 'rfq', href: requestPage },
  { key: 'hotSaleParts', href: '/hotsaleparts' },
  { key: 'bom', href: bomPage },
  { key: 'franchisedLines', href: '/franchisedlines' },
  { key: 'strongLines', href: '/stronglines' },
  { key: 'news', href: '/news' },
  { key: 'support', href: companyPageHref('how-to-buy') },
  { key: 'about', href: '/about' },
  { key: 'contact', href: '/contact' },
  { key: 'certification', href: '/certification' },
] as const

export const topLinks = [
  { key: 'privacy', href: companyPageHref('privacy-policy') },
  { key: 'terms', href: companyPageHref('terms-conditions') },
  { key: 'cookies', href: companyPageHref('cookies-policy') },
] as const

export const informationLinks = [
  { key: 'about', href: '/about' },
  { key: 'contact', href: '/contact' },
  { key: 'certification', href: '/certification' },
  { key: 'news', href: '/news' },
  { key: 'manufacturers', href: '/manufacturer' },
  { key: 'lineCards', href: '/linecards' },
  { key: 'featuredProducts', href: '/featured' },
] as const

export const supportPages = ['how-to-buy', 'shipping-delivering', 'refund', 'term-condition'] as const
export const policyPages = ['terms-conditions', 'privacy-policy', 'cookies-policy'] as const
