import { expect, test } from 'vitest'
import { contentSecurityPolicy, noThirdParties, pageHeaders, type ThirdParties } from './headers.ts'

const plain = { siteUrl: 'http://localhost:3000', isDevelopment: false, thirdParties: noThirdParties }
const withA = (configured: Partial<ThirdParties>) => ({ ...plain, thirdParties: { ...noThirdParties, ...configured } })
const parseRules = (policy: string) =>
  new Map(policy.split('; ').map((rule): [string, string[]] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]))

test('a page runs no scripts but the shop’s own, and cannot be framed', () => {
  const rules = parseRules(contentSecurityPolicy(plain))
  expect(rules.get('script-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(rules.get('script-src-attr')).toEqual(["'none'"])
  expect(rules.get('connect-src')).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(rules.get(name)).toEqual(["'none'"])
})

test('strangers are let in only where the shop has configured them', () => {
  expect(contentSecurityPolicy(plain)).not.toMatch(/google|tawk|trustpilot/)
  const measured = parseRules(contentSecurityPolicy(withA({ isMeasured: true })))
  expect(measured.get('script-src')).toContain('https://www.googletagmanager.com')
  expect(measured.get('connect-src')).toContain('https://*.google-analytics.com')
  expect(measured.get('frame-src')).toEqual(["'none'"])
  const tagged = parseRules(contentSecurityPolicy(withA({ isTagged: true })))
  expect(tagged.get('frame-src')).toEqual(['https://www.googletagmanager.com'])
})

const addedBy = (configured: Partial<ThirdParties>) => {
  const before = parseRules(contentSecurityPolicy(plain))
  const added = [...parseRules(contentSecurityPolicy(withA(configured)))].map(([name, sources]) => [
    name,
    sources.filter((source) => !before.get(name)?.includes(source)),
  ])
  return Object.fromEntries(added.filter(([, sources]) => sources?.length))
}

test('chat and reviews are let in each by itself, and no further than they reach', () => {
  expect(addedBy({ hasChat: true })).toEqual({
    'script-src': ['https://embed.tawk.to'],
    'style-src': ['https://embed.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'media-src': ["'self'", 'https://embed.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
  })
  expect(addedBy({ hasReviews: true })).toEqual({
    'script-src': ['https://widget.trustpilot.com'],
    'connect-src': ['https://widget.trustpilot.com'],
    'frame-src': ['https://widget.trustpilot.com'],
  })
})

test('only a shop behind https asks for https', () => {
  expect(pageHeaders(plain)).not.toHaveProperty('Strict-Transport-Security')
  expect(contentSecurityPolicy(plain)).not.toContain('upgrade-insecure-requests')
  const secure = { ...plain, siteUrl: 'https://shop.example' }
  expect(pageHeaders(secure)['Strict-Transport-Security']).toContain('max-age=63072000')
  expect(contentSecurityPolicy(secure)).toContain('upgrade-insecure-requests')
  expect(parseRules(contentSecurityPolicy(secure)).get('img-src')).not.toContain('http:')
})

test('what eases developing stays there', () => {
  expect(contentSecurityPolicy(plain)).not.toContain('unsafe-eval')
  expect(contentSecurityPolicy({ ...plain, isDevelopment: true })).toContain("'unsafe-eval'")
})

const isOrNot = [false, true]
const everybody = isOrNot.flatMap((isMeasured) =>
  isOrNot.flatMap((isTagged) =>
    isOrNot.flatMap((hasChat) => isOrNot.map((hasReviews) => ({ isMeasured, isTagged, hasChat, hasReviews }))),
  ),
)
const surroundings = ['http://localhost:3000', 'https://shop.example'].flatMap((siteUrl) =>
  everybody.map((thirdParties) => ({ siteUrl, isDevelopment: false, thirdParties })),
)

test.each(surroundings)('for %o the policy has no way around it but the one that decision 13 names', (shop) => {
  const rules = parseRules(contentSecurityPolicy(shop))
  const scripts = rules.get('script-src') ?? []
  expect(scripts.filter((source) => /unsafe-eval|unsafe-hashes|strict-dynamic|\*|^[a-z]+:$/.test(source))).toEqual([])
  const hosts = scripts.filter((source) => !source.startsWith("'"))
  const { isMeasured, isTagged, hasChat, hasReviews } = shop.thirdParties
  expect(hosts).toEqual([
    ...(isMeasured || isTagged ? ['https://www.googletagmanager.com'] : []),
    ...(hasChat ? ['https://embed.tawk.to'] : []),
    ...(hasReviews ? ['https://widget.trustpilot.com'] : []),
  ])
  expect(rules.get('form-action')).toEqual(["'self'"])
  for (const name of ['script-src-attr', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(rules.get(name)).toEqual(["'none'"])
  expect([...rules].filter(([, sources]) => sources.includes('*'))).toEqual([])
  expect(rules.get('default-src')).toEqual(["'self'"])
})
