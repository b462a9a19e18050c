import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { type Line, lines } from './access/lines.ts'
import { canary, guestOwner, type Keys, memberOwner, nothing, type Owner, ownView } from './access/owner.ts'
import { guestOrder } from './buyers.ts'
import { openShopHere } from './shop-here.ts'
import { ask, dataOf, send } from './shop.ts'
import { guestWithLine, signedIn } from './visitors.ts'

type Stranger = 'anonymous' | 'other member' | 'expired bearer' | 'logged-out bearer' | 'other guest'
const strangers: Stranger[] = ['anonymous', 'other member', 'expired bearer', 'logged-out bearer', 'other guest']

let opened: Awaited<ReturnType<typeof openShopHere>>
let shop: string
let keys: Record<Stranger, Keys>
let owners: { member: Owner; guest: Owner }
let before: unknown[]

const expired = async () => {
  const { bearer, email } = await signedIn(shop)
  await opened.db.query(
    `update sessions set expires_at = now() - interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  return bearer
}
const loggedOut = async () => {
  const { bearer } = await signedIn(shop)
  await dataOf(shop, contract.account.logout, { bearer })
  return bearer
}

const views = () => Promise.all([ownView(shop, owners.member), ownView(shop, owners.guest)])

beforeAll(async () => {
  opened = await openShopHere()
  shop = opened.address
  const member = await memberOwner(shop)
  owners = { member, guest: await guestOwner(shop, member) }
  keys = {
    anonymous: {},
    'other member': { bearer: (await signedIn(shop)).bearer },
    'expired bearer': { bearer: await expired() },
    'logged-out bearer': { bearer: await loggedOut() },
    'other guest': {
      cartToken: (await guestWithLine(shop)).cartToken,
      orderToken: (await guestOrder(shop)).orderToken,
    },
  }
  before = await views()
})
afterAll(() => opened?.close())

const linesOf = new Map<string, Record<string, Line>>(Object.entries(lines))
const all = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    call: `${domain}.${name}`,
    domain,
    name,
    endpoint,
  })),
)
const lineOf = (domain: string, name: string) => linesOf.get(domain)?.[name]

it('the matrix has exactly one line for each endpoint of the contract', () => {
  const named = [...linesOf].flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}.${name}`))
  expect(named.toSorted()).toEqual(all.map(({ call }) => call).toSorted())
})

/** Logout would end the session that the other requests need. */
const withoutLogout = all.filter(({ call }) => call !== 'account.logout')
const isEnded = (stranger: Stranger) => stranger === 'expired bearer' || stranger === 'logged-out bearer'
const mustSignIn = (stranger: Stranger, { access }: Endpoint) =>
  access === 'member' ? stranger !== 'other member' : access === 'visitor' && isEnded(stranger)

/** Each response has a new secret, so only its shape is compared. */
const isNewEachTime = (call: string) => call === 'site.captchaGet' || call === 'cart.share'
const shapeOf = (data: object | null) => data && Object.keys(data)

describe.each(strangers)('to a stranger, %s,', (stranger) => {
  it.each(withoutLogout)('$call reveals nothing', async ({ call, domain, name, endpoint }) => {
    const line = lineOf(domain, name)
    const requestAs = async (owner: Owner | null) => {
      const aim = typeof line === 'function' ? await line(owner?.things ?? nothing, shop) : {}
      const response = await send(shop, endpoint, { ...aim, ...keys[stranger] })
      const text = await response.text()
      expect(text).not.toContain(canary)
      const { data, ...rest } = JSON.parse(text)
      return { status: response.status, ...rest, data: isNewEachTime(call) ? shapeOf(data) : data }
    }
    const missing = await requestAs(null)
    expect(await requestAs(owners.member)).toEqual(missing)
    expect(await requestAs(owners.guest)).toEqual(missing)
    expect(missing.code === codes.sessionEnded).toBe(mustSignIn(stranger, endpoint))
  })
})

describe('a bearer token after logout', () => {
  it.each(all.filter(({ endpoint }) => endpoint.access === 'member'))(
    'is refused by $call as an ended session',
    async (row) => {
      const line = lineOf(row.domain, row.name)
      const aim = typeof line === 'function' ? await line(owners.member.things, shop) : {}
      const { code } = await ask(shop, row.endpoint, { ...aim, ...keys['logged-out bearer'] })
      expect(code).toBe(codes.sessionEnded)
    },
  )
})

it('after all requests of strangers, the owners find their data unchanged', async () => {
  expect(await views()).toEqual(before)
})

describe.each(['member', 'guest'] as const)('the owner, a %s, gets no "not found"', (kind) => {
  const reachable = (row: { endpoint: Endpoint; call: string }) =>
    kind === 'member' ||
    (row.endpoint.access !== 'member' && row.call !== 'orders.add' && row.call !== 'rfq.handleExcel')
  const isRemoval = ({ endpoint }: { endpoint: Endpoint }) => Number(endpoint.method === 'DELETE')
  const aimed = withoutLogout
    .filter((row) => typeof lineOf(row.domain, row.name) === 'function' && reachable(row))
    .toSorted((one, other) => isRemoval(one) - isRemoval(other))
  it.each(aimed)('by $call', async ({ call, domain, name, endpoint }) => {
    const line = lineOf(domain, name)
    if (typeof line !== 'function') throw new Error(`${call} names no object.`)
    const owner = owners[kind]
    const { code } = await ask(shop, endpoint, { ...(await line(owner.things, shop)), ...owner.keys })
    expect(code).not.toBe(codes.notFound)
    expect(code).not.toBe(codes.invalidRequest)
  })
})
