import { expect, test } from 'vitest'
import { sample } from '@partgate/schema/testing/scope.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'

const body = JSON.stringify({ query: '{ viewer { email } }' })
const cookie = 'token=abc'
const json = { 'content-type': 'application/json' }

const paths = [
  '/graphql',
  '/graphql/',
  '//graphql',
  '///graphql',
  '/graphql//',
  '/./graphql',
  '/x/../graphql',
  '/%2e/graphql',

  '/GRAPHQL',
  '/GraphQL',
  '/%67raphql',
  '/graphql%2f',
  '/graphql%00',
  '/graphql;a=b',
  '/graphql.json',
  '/graphql.rsc',
  '/graphql/stream',
  '/_next/graphql',
  '/_next/data/x/graphql.json',
  '/en/graphql',
  '/graphql?_rsc=1',
  '/graphql#a',
  '/healthz/../graphql',
  '/readyz/%2e%2e/graphql',
  '/graphql\\',
  '/graphql?operationName=',
  '/api/graphql',
  '/',
]
const names = [
  'x-middleware-subrequest',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-forwarded-host',

  'x-forwarded-prefix',
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'sec-fetch-site',
  'referer',
  'access-control-allow-origin',
]
const headers: Record<string, string>[] = [
  ...names.map((name) => ({ [name]: siteUrl })),
  ...[
    `${siteUrl}/`,
    `${siteUrl}.evil.example`,
    siteUrl.toUpperCase(),
    `${siteUrl}, https://evil.example`,
    'null',
    '*',
    'x',
  ].map((origin) => ({ origin })),
]

const variants = [...paths.map((path) => [path, {}] as const), ...headers.map((given) => ['/graphql', given] as const)]

test('a page of the site gets the data of its visitor', async () => {
  const { fetch } = await openGateway()
  const headers = { ...json, cookie, origin: siteUrl }
  expect(await (await fetch('/graphql', { method: 'POST', body, headers })).text()).toContain('Ada@Example.com')
})

test.for(variants)('another site’s page gets nothing of a visitor’s by %s with %o', async ([path, given]) => {
  const { shop, fetch } = await openGateway()
  const response = await fetch(path, {
    method: 'POST',
    body,
    headers: { ...json, cookie, origin: 'https://evil.example', ...given },
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await response.text()).not.toContain('Ada@Example.com')
  expect(shop.requests).toEqual([])
})

test.for(paths)('%s without a session has no session', async (path) => {
  const { shop, fetch } = await openGateway()
  for (const given of sample(headers, 6)) {
    const response = await fetch(path, { method: 'POST', body, headers: { ...json, ...given } })
    expect(await response.text()).not.toContain('Ada@Example.com')
  }
  expect(shop.requests.filter((request) => request.headers.authorization)).toEqual([])
})
