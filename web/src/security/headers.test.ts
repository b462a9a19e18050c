import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageHeaders } from './headers.ts'

const nobody = { isMeasured: false, isTagged: false }
const plain = { siteUrl: 'http://localhost:3000', isDevelopment: false, thirdParties: nobody }
const rulesOf = (policy: string) =>
  new Map(policy.split('; ').map((rule): [string, string[]] => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1)]))

test('E20: a page runs no scripts but the shop’s own, and is framed by nobody', () => {
  const rules = rulesOf(contentSecurityPolicy(plain))
  expect(rules.get('script-src')).toEqual(["'self'", "'unsafe-inline'"])
  expect(rules.get('script-src-attr')).toEqual(["'none'"])
  expect(rules.get('connect-src')).toEqual(["'self'"])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(rules.get(name)).toEqual(["'none'"])
})

test('E20: strangers are let in only where the shop has configured them', () => {
  expect(contentSecurityPolicy(plain)).not.toContain('google')
  const measured = rulesOf(contentSecurityPolicy({ ...plain, thirdParties: { isMeasured: true, isTagged: false } }))
  expect(measured.get('script-src')).toContain('https://www.googletagmanager.com')
  expect(measured.get('connect-src')).toContain('https://*.google-analytics.com')
  expect(measured.get('frame-src')).toEqual(["'none'"])
  const tagged = rulesOf(contentSecurityPolicy({ ...plain, thirdParties: { isMeasured: false, isTagged: true } }))
  expect(tagged.get('frame-src')).toEqual(['https://www.googletagmanager.com'])
})

test('only a shop behind https asks for https', () => {
  expect(pageHeaders(plain)).not.toHaveProperty('Strict-Transport-Security')
  expect(contentSecurityPolicy(plain)).not.toContain('upgrade-insecure-requests')
  const secure = { ...plain, siteUrl: 'https://shop.example' }
  expect(pageHeaders(secure)['Strict-Transport-Security']).toContain('max-age=63072000')
  expect(contentSecurityPolicy(secure)).toContain('upgrade-insecure-requests')
  expect(rulesOf(contentSecurityPolicy(secure)).get('img-src')).not.toContain('http:')
})

test('E20: what eases developing stays there', () => {
  expect(contentSecurityPolicy(plain)).not.toContain('unsafe-eval')
  expect(contentSecurityPolicy({ ...plain, isDevelopment: true })).toContain("'unsafe-eval'")
})

const surroundings = ['http://localhost:3000', 'https://shop.example'].flatMap((siteUrl) =>
  [false, true].flatMap((isMeasured) =>
    [false, true].map((isTagged) => ({ siteUrl, isDevelopment: false, thirdParties: { isMeasured, isTagged } })),
  ),
)

test.each(surroundings)('E20: for %o the policy has no way around it but the one that decision 13 names', (shop) => {
  const rules = rulesOf(contentSecurityPolicy(shop))
  const scripts = rules.get('script-src') ?? []
  expect(scripts.filter((source) => /unsafe-eval|unsafe-hashes|strict-dynamic|\*|^[a-z]+:$/.test(source))).toEqual([])
  const hosts = scripts.filter((source) => !source.startsWith("'"))
  const isGoogle = shop.thirdParties.isMeasured || shop.thirdParties.isTagged
  expect(hosts).toEqual(isGoogle ? ['https://www.googletagmanager.com'] : [])
  expect(rules.get('form-action')).toEqual(["'self'"])
  for (const name of ['script-src-attr', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(rules.get(name)).toEqual(["'none'"])
  expect([...rules].filter(([, sources]) => sources.includes('*'))).toEqual([])
  expect(rules.get('default-src')).toEqual(["'self'"])
})
