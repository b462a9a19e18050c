import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { informationLinks, navLinks, policyPages, supportPages, topLinks } from './links.ts'
import { accountPages } from './pages.ts'

const routes = join(import.meta.dirname, '../../app/[locale]')
const toRouteFolder = (href: string) => href.replace(/^\/companyprofile\/.+/, '/companyprofile/[page]')
const isBuilt = (href: string) =>
  ['page.tsx', '[[...page]]/page.tsx', 'list/[...view]/page.tsx'].some((file) =>
    existsSync(join(routes, toRouteFolder(href), file)),
  )

const company = [...supportPages, ...policyPages].map((slug) => ({ href: `/companyprofile/${slug}` }))
const linked = new Set(
  [...navLinks, ...topLinks, ...informationLinks, ...accountPages, ...company].map(({ href }) => href),
)

test.each([...linked])('%s, which the frame links to, has a route', (href) => {
  expect(isBuilt(href)).toBe(true)
})
