export const companyPages = [
  'how-to-buy',
  'shipping-delivering',
  'refund',
  'term-condition',
  'terms-conditions',
  'privacy-policy',
  'cookies-policy',
] as const
export type CompanyPageSlug = (typeof companyPages)[number]

export const isCompanyPage = (slug: string): slug is CompanyPageSlug => companyPages.some((known) => known === slug)

export const companyPageHref = (slug: CompanyPageSlug) => `/companyprofile/${slug}`
