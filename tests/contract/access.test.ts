import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { type Line, lines } from './access/foreign-requests.ts'
import {
  canary,
  createGuestOwner,
  type Credentials,
  createMemberOwner,
  unknownIds,
  type Owner,
  readOwnData,
} from './access/owner.ts'
import { placeGuestOrder } from './placed-orders.ts'
import { openShopInProcess } from './open-shop-in-process.ts'
import { requestEnvelope, requestData, sendRequest } from './shop-client.ts'
import { createGuestCart, signInNewMember } from './members-and-goods.ts'

type Stranger = 'anonymous' | 'other member' | 'expired bearer' | 'logged-out bearer' | 'other guest'
const strangers: Stranger[] = ['anonymous', 'other member', 'expired bearer', 'logged-out bearer', 'other guest']

let opened: Awaited<ReturnType<typeof openShopInProcess>>
let shop: string
let credentials: Record<Stranger, Credentials>
let owners: { member: Owner; guest: Owner }
let before: unknown[]

const expired = async () => {
  const { bearer, email } = await signInNewMember(shop)
  await opened.db.query(
    `update sessions set expires_at = now() - interval '1 second'
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  return bearer
}
const loggedOut = async () => {
  const { bearer } = await signInNewMember(shop)
  await requestData(shop, contract.account.logout, { bearer })
  return bearer
}

const views = () => Promise.all([readOwnData(shop, owners.member), readOwnData(shop, owners.guest)])

beforeAll(async () => {
  opened = await openShopInProcess()
  shop = opened.address
  const member = await createMemberOwner(shop)
  owners = { member, guest: await createGuestOwner(shop, member) }
  credentials = {
    anonymous: {},
    'other member': { bearer: (await signInNewMember(shop)).bearer },
    'expired bearer': { bearer: await expired() },
    'logged-out bearer': { bearer: await loggedOut() },
    'other guest': {
      cartToken: (await createGuestCart(shop)).cartToken,
      orderToken: (await placeGuestOrder(shop)).orderToken,
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
const findLine = (domain: string, name: string) => linesOf.get(domain)?.[name]

it('the matrix has exactly one line for each endpoint of the contract', () => {
  const named = [...linesOf].flatMap(([domain, calls]) => Object.keys(calls).map((name) => `${domain}.${name}`))
  expect(named.toSorted()).toEqual(all.map(({ call }) => call).toSorted())
})

/** Logout would end the session that the other requests need. */
const withoutLogout = all.filter(({ call }) => call !== 'account.logout')
const isEnded = (stranger: Stranger) => stranger === 'expired bearer' || stranger === 'logged-out bearer'
const mustSignIn = (stranger: Stranger, { access }: Endpoint) =>
  access === 'member' ? stranger !== 'other member' : access === 'visitor' && isEnded(stranger)

/** Each response has a new secret or the seconds that are left of one, so only its shape is compared. */
const newEachTime = new Set(['site.captchaGet', 'cart.share', 'payments.paypalToken'])
const listKeys = (data: object | null) => data && Object.keys(data)

describe.each(strangers)('to a stranger, %s,', (stranger) => {
  it.each(withoutLogout)('$call reveals nothing', async ({ call, domain, name, endpoint }) => {
    const line = findLine(domain, name)
    const requestAs = async (owner: Owner | null) => {
      const aim = typeof line === 'function' ? await line(owner?.ids ?? unknownIds, shop) : {}
      const response = await sendRequest(shop, endpoint, { ...aim, ...credentials[stranger] })
      const text = await response.text()
      expect(text).not.toContain(canary)
      const { data, ...rest } = JSON.parse(text)
      return { status: response.status, ...rest, data: newEachTime.has(call) ? listKeys(data) : data }
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
      const line = findLine(row.domain, row.name)
      const aim = typeof line === 'function' ? await line(owners.member.ids, shop) : {}
      const { code } = await requestEnvelope(shop, row.endpoint, { ...aim, ...credentials['logged-out bearer'] })
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
    (row.endpoint.access !== 'member' &&
      row.call !== 'orders.add' &&
      !['rfq.handleExcel', 'rfq.readList'].includes(row.call))
  const isRemoval = ({ endpoint }: { endpoint: Endpoint }) => Number(endpoint.method === 'DELETE')
  const aimed = withoutLogout
    .filter((row) => typeof findLine(row.domain, row.name) === 'function' && reachable(row))
    .toSorted((one, other) => isRemoval(one) - isRemoval(other))
  it.each(aimed)('by $call', async ({ call, domain, name, endpoint }) => {
    const line = findLine(domain, name)
    if (typeof line !== 'function') throw new Error(`${call} names no object.`)
    const owner = owners[kind]
    const { code } = await requestEnvelope(shop, endpoint, { ...(await line(owner.ids, shop)), ...owner.credentials })
    expect(code).not.toBe(codes.notFound)
    expect(code).not.toBe(codes.invalidRequest)
  })
})
