export { companyPageHref, type CompanyPageSlug } from './company-pages.ts'
