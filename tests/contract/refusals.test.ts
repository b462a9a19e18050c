import { describe, expect, inject, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { type RequestOptions, requestEnvelope } from './shop-client.ts'
import {
  createGuestCart,
  createRegistrationForm,
  registerMember,
  signInNewMember,
  findGoods,
} from './members-and-goods.ts'

const shop = inject('shop').address

const { account, cart, catalogue, site } = contract
const all = Object.values(contract).flatMap((endpoints) => Object.values<Endpoint>(endpoints))
const noSuchId = '2000000000'

const refused = async (endpoint: Endpoint, options: RequestOptions) => {
  const { code, message, data } = await requestEnvelope(shop, endpoint, options)
  expect(message).toMatch(/\S/)
  return { code, data: failureData.strict().parse(data ?? {}) }
}
const paramsFor = ({ params }: Endpoint) =>
  params.safeParse({ id: 'PG-00000-00000' }).success ? { id: 'PG-00000-00000' } : { id: '1' }
const listFields = ({ fields = [] }: { fields?: { field: string }[] | undefined }) => fields.map(({ field }) => field)

describe('the running shop refuses, in a well-formed envelope,', () => {
  it.each(all.filter(({ access }) => access === 'member'))(
    '$path without a bearer token, and with a wrong one',
    async (endpoint) => {
      expect((await refused(endpoint, { params: paramsFor(endpoint) })).code).toBe(codes.sessionEnded)
      expect((await refused(endpoint, { params: paramsFor(endpoint), bearer: 'x'.repeat(43) })).code).toBe(
        codes.sessionEnded,
      )
    },
  )

  it.each(all.filter(({ method }) => method === 'GET'))('$path with an unknown parameter', async (endpoint) => {
    const bearer = endpoint.access === 'member' ? (await signInNewMember(shop)).bearer : undefined
    const { code, data } = await refused(endpoint, { bearer, params: paramsFor(endpoint), query: { surprise: '1' } })
    expect(code).toBe(codes.invalidRequest)
    expect(listFields(data)).toContain('surprise')
  })

  it.each(all.filter(({ method, access, upload }) => method !== 'GET' && access !== 'member' && !upload))(
    '$path with an unknown field',
    async (endpoint) => {
      const { code, data } = await refused(endpoint, { params: paramsFor(endpoint), body: { surprise: 1 } })
      expect(code).toBe(codes.invalidRequest)
      expect(listFields(data)).toContain('surprise')
    },
  )

  it.each<[string, Endpoint, RequestOptions, number]>([
    ['an unknown manufacturer', catalogue.manufacturer, { params: { id: noSuchId } }, codes.notFound],
    ['recommendations for unknown goods', catalogue.recommend, { params: { id: noSuchId } }, codes.notFound],
    ['unknown goods for the cart', cart.add, { body: { goods_id: 2_000_000_000, cart_num: 1 } }, codes.notFound],
    ['an invalid id', catalogue.recommend, { params: { id: 'abc' } }, codes.invalidRequest],
    ['an invalid page', catalogue.search, { query: { page: '0' } }, codes.invalidRequest],
    ['SEO texts of an unknown page', site.seo, { query: { page: 'moon' } }, codes.invalidRequest],
    [
      'a wrong password',
      account.login,
      { body: { email: 'unknown@partgate.example', password: 'x' } },
      codes.wrongCredentials,
    ],
    ['an invalid link', account.active, { body: { token: 'x'.repeat(43) } }, codes.linkInvalid],
    ['an unknown endpoint', { ...site.config, path: '/api/none' }, {}, codes.notFound],
  ])('%s', async (_, endpoint, options, code) => {
    expect((await refused(endpoint, options)).code).toBe(code)
  })

  it('a sign-in before the email is confirmed', async () => {
    const { email, password } = await registerMember(shop)
    expect((await refused(account.login, { body: { email, password } })).code).toBe(codes.notActivated)
  })

  it('a registration with every field invalid, naming each once', async () => {
    const body = {
      ...createRegistrationForm(),
      email: 'x',
      password: 'x',
      telephone: 'x',
      country: 'x',
      agreement: false,
    }
    const { code, data } = await refused(account.register, { body })
    expect(code).toBe(codes.invalidRequest)
    expect(listFields(data).toSorted()).toEqual(
      expect.arrayContaining(['agreement', 'country', 'email', 'password', 'telephone']),
    )
  })

  it('a quantity that is not a number, without changing the cart', async () => {
    const { cartToken, cart_id } = await createGuestCart(shop)
    const before = await requestEnvelope(shop, cart.lists, { cartToken })
    const { code, data } = await refused(cart.addMinus, { cartToken, body: { cart_id, cart_num: 'many' } })
    expect(code).toBe(codes.invalidRequest)
    expect(listFields(data)).toEqual(['cart_num'])
    expect((await requestEnvelope(shop, cart.lists, { cartToken })).data).toEqual(before.data)
  })

  it('a line of another buyer’s cart', async () => {
    const mine = await createGuestCart(shop)
    const theirs = await createGuestCart(shop)
    const body = { cart_id: theirs.cart_id, cart_num: theirs.cart_num }
    expect((await refused(cart.addMinus, { cartToken: mine.cartToken, body })).code).toBe(codes.notFound)
  })

  it('unknown goods, and returns the known goods', async () => {
    const { goods_id } = await findGoods(shop)
    const { code, data } = await requestEnvelope(shop, catalogue.goodsDetail, {
      query: { ids: `${goods_id},${noSuchId}` },
    })
    expect(code).toBe(codes.ok)
    expect(catalogue.goodsDetail.data.parse(data).map((goods) => goods.goods_id)).toEqual([goods_id])
  })
})
