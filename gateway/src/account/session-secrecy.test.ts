import { expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { endpoints, type FakeShop } from '../../testing/fake-shop.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { operations } from '../../testing/operations.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeCartData } from '../../testing/shop-data.ts'

const secrets = /canary|secret-session-token-1|guest-order-secret-1|guest-cart-secret/
const browser = {
  origin: siteUrl,
  cookie: 'token=canary-session; cart=canary-cart; orders=PG-7K3M9-X2Q4T.canary-order',
}

/** Every operation, with the secrets selected where a payload has them. */
const requests = [...operations.values()].flatMap((query) => [
  query,
  ...(query.includes('signIn(') ? [query.replace('{ expiresAt }', '{ token }')] : []),
  ...(query.includes('placeOrder(') ? [query.replace('{ order { id } }', '{ order { id } orderToken }')] : []),
])

const readable = async (response: Response) => {
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  return JSON.stringify(headers) + (await response.text())
}

type Endpoint = (typeof endpoints)[number]
test.for<[string, (shop: FakeShop, endpoint: Endpoint) => void]>([
  ['healthy', () => undefined],
  ['refusing', (shop, endpoint) => shop.respond(endpoint, () => new Refusal(codes.invalidRequest, 'No.'))],
  ['malformed', (shop, endpoint) => shop.respondRaw(endpoint, (response) => response.end('{"code":'))],
])(
  'with a shop that is %s, no response to a page contains a secret, and no cookie that a script reads does',
  async ([, damage]) => {
    const { shop, post } = await openGateway()
    shop.respond(contract.cart.add, () => makeCartData({ cart_token: 'guest-cart-secret' }))
    expect(requests).toHaveLength(operations.size + 2)
    for (const endpoint of endpoints) damage(shop, endpoint)
    for (const query of requests)
      for (const headers of [browser, { origin: siteUrl, cookie: 'lang=de' }, { origin: siteUrl }]) {
        const response = await post({ query, headers })
        const open = response.headers.getSetCookie().filter((line) => !line.includes('HttpOnly'))
        expect(open.join()).not.toMatch(secrets)
        expect(await readable(response), query).not.toMatch(secrets)
      }
  },
)

test.for([
  ['{', 'no JSON'],
  ['{"query":"{ nonsense }"}', 'an unknown field'],
  ['{"query":"{ viewer { email } }","variables":"canary"}', 'odd variables'],
] as const)('%s (%s) is refused without telling what came with it', async ([body]) => {
  const { fetch } = await openGateway()
  const headers = { ...browser, 'content-type': 'application/json', authorization: 'Bearer canary-bearer' }
  expect(await readable(await fetch('/graphql', { method: 'POST', body, headers }))).not.toMatch(secrets)
})

const forged = encodeURIComponent(JSON.stringify({ companyName: 'Analytical Engines', isAdmin: true, token: 'abc' }))

test.for([`userInfo=${forged}`, `userInfo=${forged}; cart=abc`, `__Host-userInfo=${forged}`])(
  'a forged %s opens nothing, and the shop never hears of it',
  async (cookie) => {
    const { shop, run } = await openGateway()
    const { data } = await run('{ viewer { email } cart { id } siteConfig { companyName } }', { headers: { cookie } })
    expect(data['viewer']).toBeNull()
    for (const { headers } of shop.requests) {
      expect(headers).not.toHaveProperty('authorization')
      expect(JSON.stringify(headers)).not.toContain('Analytical')
    }
  },
)

const evil = 'https://evil.example'
const signIn = 'mutation { signIn(input: { email: "mallory@example.com", password: "x" }) { expiresAt token } }'
const form = () => {
  const parts = new FormData()
  parts.set('operations', JSON.stringify({ query: signIn }))
  parts.set('map', '{}')
  return parts
}
const typed = (type: string) => ({ body: JSON.stringify({ query: signIn }), headers: { 'content-type': type } })

/** Requests that a page can send to another site without a preflight. */
test.for<[name: string, init: RequestInit]>([
  ['a form', { method: 'POST', body: new URLSearchParams({ query: signIn }) }],
  ['a form with files', { method: 'POST', body: form() }],
  ['a form of text', { method: 'POST', ...typed('text/plain') }],
  ['text that speaks of JSON', { method: 'POST', ...typed('text/plain; charset=application/json') }],
  ['two types at once', { method: 'POST', ...typed('text/plain, application/json') }],
  ['a beacon without a type', { method: 'POST', body: new Uint8Array(Buffer.from(JSON.stringify({ query: signIn }))) }],
])('%s on a page of another site signs no visitor in', async ([, init]) => {
  const { shop, fetch } = await openGateway()
  for (const origin of [evil, 'null']) {
    const headers = { ...init.headers, origin, 'sec-fetch-site': 'cross-site' }
    const response = await fetch('/graphql', { ...init, headers })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect(shop.requests).toEqual([])
})

it('nor does a link or a picture', async () => {
  const { shop, fetch } = await openGateway()
  const response = await fetch(`/graphql?query=${encodeURIComponent(signIn)}`, { headers: { origin: evil } })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(shop.requests).toEqual([])
})

it('a page of another site may not ask for more, and gets no cookie even if its browser let it', async () => {
  const { fetch, run } = await openGateway()
  const preflight = await fetch('/graphql', {
    method: 'OPTIONS',
    headers: {
      origin: evil,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-allow'))).toEqual([])
  for (const origin of [evil, 'null', `${siteUrl}.evil.example`]) {
    const { data, setCookies } = await run(signIn, { headers: { origin } })
    expect(setCookies).toEqual([])
    expect(data['signIn']).toMatchObject({ token: null })
  }
  expect((await run(signIn, { headers: { origin: siteUrl } })).setCookies).not.toEqual([])
})
