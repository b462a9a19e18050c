import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { toMinOrder } from '../support/min-order.ts'
import { readMailedToken } from './mailed-token.ts'
import { requestData } from './shop-client.ts'

const { account, cart, catalogue } = contract
const password = 'four-layers-2-mil'

export const createRegistrationForm = () => ({
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

export const registerMember = async (shopApi: string) => {
  const body = createRegistrationForm()
  await requestData(shopApi, account.register, { body })
  return { email: body.email, password, token: await readMailedToken(shopApi, body.email) }
}

export const activateMember = async (shopApi: string) => {
  const { token, ...member } = await registerMember(shopApi)
  await requestData(shopApi, account.active, { body: { token } })
  return member
}

export const signInNewMember = async (shopApi: string) => {
  const member = await activateMember(shopApi)
  const { token } = await requestData(shopApi, account.login, { body: member })
  return { ...member, bearer: token }
}

export const createAddressForm = () => ({
  contact_name: 'Ada Newcomer',
  company_name: 'Bench Ltd',
  telephone: '+49 30 1234567',
  country: 'DE',
  city: 'Berlin',
  address_line_1: 'Torstr. 1',
  postal_code: '10119',
})

export const saveNewAddress = async (shopApi: string) => {
  const { bearer } = await signInNewMember(shopApi)
  const { id } = await requestData(shopApi, account.addressAdd, { bearer, body: createAddressForm() })
  return { bearer, id }
}

const cachePerShop = <T>(make: (shopApi: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>()
  return (shopApi: string): Promise<T> => {
    const made = known.get(shopApi) ?? make(shopApi)
    known.set(shopApi, made)
    return made
  }
}

/** Those with the largest stock. A few goods of cut tape make a light parcel. */
export const findGoodsInStock = async (shopApi: string, limit: number, packaging = 'cut_tape') => {
  const query = { sort: 'stock', in_stock: '1', packaging, limit: `${limit}` }
  return (await requestData(shopApi, catalogue.search, { query })).list
}

export const findTwoGoods = cachePerShop(async (shopApi) => {
  const [first, second] = await findGoodsInStock(shopApi, 2)
  if (!first || !second) throw new Error('The seeded shop has too little in stock.')
  return [first, second] as const
})

export const findGoods = async (shopApi: string) => (await findTwoGoods(shopApi))[0]

/** With substitutes, if any goods of the shop have some. */
export const findReplaceableGoods = cachePerShop(async (shopApi) => {
  const query = { floor: 'alternatives', limit: '1' }
  const [first] = (await requestData(shopApi, catalogue.featureGoodsList, { query })).list
  return first ?? findGoods(shopApi)
})

export const findManufacturer = cachePerShop(async (shopApi) =>
  requestData(shopApi, catalogue.manufacturer, { params: { id: String((await findGoods(shopApi)).brand_id) } }),
)

export const findCategory = cachePerShop(async (shopApi) => {
  const [category] = (await requestData(shopApi, catalogue.categoryTree)).category
  if (!category) throw new Error('The seeded shop has no categories.')
  return category
})

export const createGuestCart = async (shopApi: string) => {
  const goods = await findGoods(shopApi)
  const { list, cart_token } = await requestData(shopApi, cart.add, { body: toMinOrder(goods) })
  const [line] = list
  if (!line || !cart_token) throw new Error('The guest got no cart.')
  return { cartToken: cart_token, cart_id: line.cart_id, cart_num: line.cart_num + goods.multiple }
}
