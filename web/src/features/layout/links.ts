import { companyPageHref } from '#features/site/index.ts'

/** Links of the frame: their texts are `layout.<key>`. A page that is new gets its line here. */
export const navLinks = [
  { key: 'categories', href: '/category' },
  { key: 'news', href: '/news' },
  { key: 'support', href: companyPageHref('how-to-buy') },
] as const

export const topLinks = [
  { key: 'privacy', href: companyPageHref('privacy-policy') },
  { key: 'terms', href: companyPageHref('terms-conditions') },
  { key: 'cookies', href: companyPageHref('cookies-policy') },
] as const
