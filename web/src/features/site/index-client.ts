export { companyPageHref, type CompanyPageSlug } from './company-pages/company-pages.ts'
export { type PersonProblem, personProblems } from './contact/contact-problems.ts'
export { isEmail, isTelephone } from './contact/contact-shapes.ts'
