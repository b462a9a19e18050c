export { companyPageHref, type CompanyPageSlug } from './company-pages/company-pages.ts'
