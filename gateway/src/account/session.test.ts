import { describe, expect, it, test } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { findText, hashed, openLanes } from '../../testing/lanes.ts'
import { Refusal } from '../../testing/refusal.ts'
import { makeCartData, profile } from '../../testing/shop-data.ts'

const endpoints = contract.account
const memberId = toGlobalId('Viewer', profile.member_id)

const signIn = `mutation {
  signIn(input: { email: "ada@example.com", password: "correct horse" }) {
    viewer { id email companyName } cart { lineCount } token expiresAt errors { __typename message path }
  }
}`

const listNames = (cookies: string[]) => cookies.map((line) => line.split('=')[0])
const browser = { cookie: 'cart=guest-secret', origin: siteUrl }

describe('signing in', () => {
  it('opens a session in cookies, returns the viewer and takes over the guest’s cart', async () => {
    const { shop, run } = await openGateway()
    shop.respond(contract.cart.lists, ({ headers }) =>
      makeCartData({ count: headers.authorization === 'Bearer secret-session-token-1' ? 5 : 0 }),
    )
    const { data, setCookies } = await run(signIn, { headers: browser })
    expect(data['signIn']).toMatchObject({
      viewer: { email: 'Ada@Example.com', companyName: 'Analytical Engines' },
      cart: { lineCount: 5 },
      token: null,
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
      errors: [],
    })
    expect(shop.findLastRequest(endpoints.login)?.headers['cart-token']).toBe('guest-secret')
    expect(setCookies).toEqual([
      expect.stringMatching(/^token=secret-session-token-1; Path=\/; Expires=.*; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^cart=; .*1970/),
      expect.stringMatching(/^userInfo=[^;]+; Path=\/; Expires=[^;]+; SameSite=Lax$/),
    ])
    const shown: unknown = JSON.parse(decodeURIComponent(/userInfo=([^;]+)/.exec(setCookies[2] ?? '')?.[1] ?? ''))
    expect(shown).toEqual({ id: memberId, companyName: 'Analytical Engines', contactName: 'Ada' })
    expect(shop.countRequests(endpoints.profileInfo)).toBe(1)
  })

  it('binds its cookies to host and TLS on a secure site', async () => {
    const { run } = await openGateway({ isSecure: true })
    const { setCookies } = await run(signIn)
    expect(listNames(setCookies)).toEqual(['__Host-token', '__Host-cart', 'userInfo'])
    for (const line of setCookies) expect(line).toMatch(/; Secure$/)
  })

  test.for([
    ['a client without a cookie', {}],
    ['a client with a cookie', { cookie: 'lang=de' }],
    ['a page of the site', { origin: siteUrl }],
    ['a client that requests another transport', { 'session-transport': 'header' }],
  ] as const)('does not show the token to %s', async ([, headers]) => {
    const { run } = await openGateway()
    const { data, setCookies } = await run(signIn, { headers })
    expect(data['signIn']).toMatchObject({ token: null })
    expect(listNames(setCookies)).toContain('token')
  })

  it('is not hindered by a session that has ended', async () => {
    const { shop, run } = await openGateway()
    await run(signIn, { headers: { cookie: 'token=old', origin: siteUrl } })
    expect(shop.findLastRequest(endpoints.login)?.headers).not.toHaveProperty('authorization')
  })

  it('that fails leaves the session of the caller to the fields that follow', async () => {
    const { shop, run } = await openGateway({ writeTimeoutMs: 50 })
    shop.respondRaw(endpoints.login, () => {})
    const add = `addToCart(input: { productId: "${toGlobalId('Product', 1)}", quantity: 10 }) { errors { message } }`
    const { data } = await run(`${signIn.slice(0, -1)} ${add} }`, { headers: { cookie: 'token=own', origin: siteUrl } })
    expect(data).toEqual({ signIn: null, addToCart: { errors: [] } })
    expect(shop.findLastRequest(contract.cart.add)?.headers.authorization).toBe('Bearer own')
  })

  it('stays open where the profile cannot be read', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.profileInfo, (response) => response.writeHead(502).end())
    const { data, errors, setCookies } = await run(signIn)
    expect(data['signIn']).toMatchObject({ viewer: null, cart: { lineCount: 1 }, errors: [] })
    expect(errors).toMatchObject([{ path: ['signIn', 'viewer'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    expect(listNames(setCookies)).toEqual(['token', 'cart'])
  })

  it('removes the name of the former account where the profile cannot be read', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.profileInfo, (response) => response.writeHead(502).end())
    const { setCookies } = await run(signIn, { headers: { cookie: 'token=old; userInfo=%7B%7D', origin: siteUrl } })
    expect(setCookies).toContainEqual(expect.stringMatching(/^userInfo=; .*1970/))
  })

  test.for([
    [codes.wrongCredentials, 'WrongCredentialsError'],
    [codes.notActivated, 'NotActivatedError'],
  ] as const)('that is refused with %i sets no cookie', async ([code, __typename]) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.login, () => new Refusal(code, 'No.'))
    const { data, setCookies } = await run(signIn)
    expect(data['signIn']).toEqual({
      viewer: null,
      cart: null,
      token: null,
      expiresAt: null,
      errors: [{ __typename, message: 'No.', path: null }],
    })
    expect(setCookies).toEqual([])
    expect(shop.requests).toHaveLength(1)
  })
})

describe('signing out', () => {
  const signOut = 'mutation { signOut { isSignedOut errors { message } } }'
  const headers = { cookie: 'token=abc' }

  it('ends the session at the shop and in the browser', async () => {
    const { shop, run } = await openGateway()
    const { data, setCookies } = await run(signOut, { headers })
    expect(data).toEqual({ signOut: { isSignedOut: true, errors: [] } })
    expect(shop.findLastRequest(endpoints.logout)?.headers.authorization).toBe('Bearer abc')
    expect(listNames(setCookies)).toEqual(['token', 'userInfo'])
  })

  test.for([codes.sessionEnded, codes.notFound])('succeeds where the shop returns %i', async (code) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.logout, () => new Refusal(code))
    expect((await run(signOut, { headers })).data).toEqual({ signOut: { isSignedOut: true, errors: [] } })
  })

  it('clears the cookies and returns the refusal if the shop refuses to end the session', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.logout, () => new Refusal(codes.tooManyRequests, 'Try again later.'))
    const { data, setCookies } = await run(signOut, { headers })
    expect(data).toEqual({ signOut: { isSignedOut: false, errors: [{ message: 'Try again later.' }] } })
    expect(listNames(setCookies)).toEqual(['token', 'userInfo'])
  })

  it('clears the cookies and reports the error if the shop cannot be reached', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.logout, (response) => response.writeHead(503).end())
    const { errors, setCookies } = await run(signOut, { headers })
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    expect(listNames(setCookies)).toEqual(['token', 'userInfo'])
  })

  it('sends no request where there is no session', async () => {
    const { shop, run } = await openGateway()
    await run(signOut)
    expect(shop.requests).toHaveLength(0)
  })
})

describe('the name that pages show', () => {
  const named = { id: memberId, companyName: 'Analytical Engines', contactName: 'Ada' }
  const toCookie = (name: object) => `userInfo=${encodeURIComponent(JSON.stringify(name))}`
  const viewer = '{ viewer { email } }'
  const addAddress = `mutation {
    addAddress(input: {
      address: { contactName: "Ada", telephone: "+44 20 7946 0000", countryCode: "GB", city: "London", addressLine1: "12 St James Square" }
    }) { viewer { email } errors { message } }
  }`
  const node = `{ node(id: "${memberId}") { id } }`

  it('is removed by a request for the viewer without a session', async () => {
    const { run } = await openGateway()
    const { data, setCookies } = await run(viewer, { headers: { cookie: toCookie(named), origin: siteUrl } })
    expect(data).toEqual({ viewer: null })
    expect(setCookies).toEqual([expect.stringMatching(/^userInfo=; .*1970/)])
  })

  it('is stored by the next request for the viewer if the sign-in could not read it', async () => {
    const { shop, run } = await openGateway()
    shop.respondRaw(endpoints.profileInfo, (response) => response.writeHead(502).end())
    expect(listNames((await run(signIn)).setCookies)).not.toContain('userInfo')
    shop.respondRaw(endpoints.profileInfo, (response, healthy) => {
      void healthy().then((envelope) => response.end(JSON.stringify(envelope)))
    })
    const { setCookies } = await run(viewer, { headers: { cookie: 'token=abc', origin: siteUrl } })
    expect(setCookies).toEqual([expect.stringMatching(/^userInfo=[^;]+; Path=\/; Expires=[^;]+; SameSite=Lax$/)])
    expect(setCookies[0]).toContain(toCookie(named))
  })

  test.for<[string, string]>([
    ['the viewer', viewer],
    ['the viewer by its id', node],
    ['the viewer of a payload', addAddress],
  ])('is replaced where a request for %s reads another one, without a further request', async ([, query]) => {
    const { shop, run } = await openGateway()
    const cookie = `token=abc; ${toCookie({ ...named, companyName: 'Old Engines' })}`
    const { setCookies } = await run(query, { headers: { cookie } })
    expect(setCookies).toEqual([expect.stringContaining(toCookie(named))])
    expect(shop.countRequests(endpoints.profileInfo)).toBe(1)
  })

  test.for<[string, Record<string, string>]>([
    ['a browser that has it', { cookie: `token=abc; ${toCookie(named)}` }],
    ['a visitor', { cookie: 'lang=de' }],
    ['a client with a bearer token', { authorization: 'Bearer abc' }],
    ['a client with a bearer token and the cookies of a session', { authorization: 'Bearer abc', cookie: 'token=xyz' }],
    ['a client that requests tokens', { authorization: 'Bearer abc', 'session-transport': 'token' }],
  ])('is not sent to %s', async ([, headers]) => {
    const { run } = await openGateway()
    expect((await run(viewer, { headers })).setCookies).toEqual([])
  })

  it('is removed where the session ends for another field of the same request', async () => {
    const { shop, run } = await openGateway()
    shop.respond(contract.cart.count, () => new Refusal(codes.sessionEnded, 'Please sign in again.'))
    const { setCookies } = await run('{ viewer { email } cartLineCount }', { headers: { cookie: 'token=abc' } })
    expect(setCookies.toSorted()).toEqual([
      expect.stringMatching(/^token=; .*1970/),
      expect.stringMatching(/^userInfo=; .*1970/),
    ])
  })

  it('is sent with the viewer from the fast lane, and never with a public response', async () => {
    const { send, lanes } = await openLanes()
    const headers = { cookie: 'token=abc', origin: siteUrl }
    expect((await send(hashed(findText('AccountMenu')), headers)).cookies).toEqual([
      expect.stringContaining(toCookie(named)),
    ])
    for (let time = 0; time < 2; time += 1)
      expect((await send(hashed(findText('PageHead'), { page: 'HOME' }), headers)).cookies).toEqual([])
    expect(await lanes()).toEqual({ compiled: 2, cached: 1 })
  })
})
