import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toMinOrder } from '../support/min-order.ts'
import { mailedToken } from './mailed.ts'
import { dataOf } from './shop.ts'

const { account, cart, catalogue } = contract
const password = 'four-layers-2-mil'

export const newcomer = () => ({
  email: `newcomer-${randomUUID()}@partgate.example`,
  password,
  confirm_password: password,
  contact_name: 'Ada Newcomer',
  telephone: '+49 30 1234567',
  company_name: 'Bench Ltd',
  country: 'DE',
  city: 'Berlin',
  address: 'Torstr. 1',
  agreement: true,
})

export const registered = async (shopApi: string) => {
  const body = newcomer()
  await dataOf(shopApi, account.register, { body })
  return { email: body.email, password, token: await mailedToken(shopApi, body.email) }
}

export const activated = async (shopApi: string) => {
  const { token, ...member } = await registered(shopApi)
  await dataOf(shopApi, account.active, { body: { token } })
  return member
}

export const signedIn = async (shopApi: string) => {
  const member = await activated(shopApi)
  const { token } = await dataOf(shopApi, account.login, { body: member })
  return { ...member, bearer: token }
}

export const newAddress = () => ({
  contact_name: 'Ada Newcomer',
  company_name: 'Bench Ltd',
  telephone: '+49 30 1234567',
  country: 'DE',
  city: 'Berlin',
  address_line_1: 'Torstr. 1',
  postal_code: '10119',
})

export const savedAddress = async (shopApi: string) => {
  const { bearer } = await signedIn(shopApi)
  const { id } = await dataOf(shopApi, account.addressAdd, { bearer, body: newAddress() })
  return { bearer, id }
}

const onceFor = <T>(make: (shopApi: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return (shopApi: string): Promise<T> => {
    const made = known.get(shopApi) ?? make(shopApi)
    known.set(shopApi, made)
    return made
  }
}

/** Loose goods with the largest stock: a few of them make a light parcel. */
export const twoGoods = onceFor(async (shopApi) => {
  const query = { sort: 'stock', in_stock: '1', packaging: 'cut_tape', limit: '2' }
  const [first, second] = (await dataOf(shopApi, catalogue.search, { query })).list
  if (!first || !second) throw new Error('The seeded shop has too little in stock.')
  return [first, second] as const
})

export const someGoods = async (shopApi: string) => (await twoGoods(shopApi))[0]

export const anyManufacturer = onceFor(async (shopApi) =>
  dataOf(shopApi, catalogue.manufacturer, { params: { id: String((await someGoods(shopApi)).brand_id) } }),
)

export const someCategory = onceFor(async (shopApi) => {
  const [category] = (await dataOf(shopApi, catalogue.categoryTree)).category
  if (!category) throw new Error('The seeded shop has no categories.')
  return category
})

export const guestWithLine = async (shopApi: string) => {
  const goods = await someGoods(shopApi)
  const { list, cart_token } = await dataOf(shopApi, cart.add, { body: toMinOrder(goods) })
  const [line] = list
  if (!line || !cart_token) throw new Error('The guest got no cart.')
  return { cartToken: cart_token, cart_id: line.cart_id, cart_num: line.cart_num + goods.multiple }
}
