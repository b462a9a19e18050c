export { companyPageHref, companyPages, type CompanyPageSlug } from './company-pages.ts'
export { NotFoundPage, notFoundMetadata } from './not-found-page.tsx'
export { NotFoundScreen } from './not-found-screen.tsx'
export { Unavailable } from './unavailable.tsx'
