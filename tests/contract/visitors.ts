import { contract } from '@partgate/schema/shop-api/contract.ts'
import { mailedLink } from '../support/outbox.ts'
import { ask } from './shop.ts'

const { account, cart, catalogue } = contract
const password = 'four-layers-2-mil'

let newcomers = 0
/** A registration that nobody has made before. */
export const newcomer = () => ({
  email: `newcomer-${process.pid}-${++newcomers}@partgate.example`,
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

/** Somebody who has registered, with the token of the mailed link. */
export const registered = async (shopApi: string) => {
  const body = newcomer()
  await ask(shopApi, account.register, { body })
  const token = new URL(await mailedLink(shopApi, body.email)).searchParams.get('token') ?? ''
  return { email: body.email, password, token }
}

/** Somebody who can sign in. */
export const activated = async (shopApi: string) => {
  const { token, ...member } = await registered(shopApi)
  await ask(shopApi, account.active, { body: { token } })
  return member
}

export const signedIn = async (shopApi: string) => {
  const { data } = await ask(shopApi, account.login, { body: await activated(shopApi) })
  return account.login.data.parse(data).token
}

const readSomeGoods = async (shopApi: string) => {
  const { data } = await ask(shopApi, catalogue.search, { query: { sort: 'stock', in_stock: '1', limit: '1' } })
  const [goods] = catalogue.search.data.parse(data).list
  if (!goods) throw new Error('The seeded shop has nothing in stock.')
  return goods
}

const known = new Map<string, ReturnType<typeof readSomeGoods>>()

/** The goods with most in stock. */
export const someGoods = (shopApi: string) => {
  const goods = known.get(shopApi) ?? readSomeGoods(shopApi)
  known.set(shopApi, goods)
  return goods
}

/** A guest with one line in the cart. */
export const guestWithLine = async (shopApi: string) => {
  const { goods_id, minimum, multiple } = await someGoods(shopApi)
  const body = { goods_id, cart_num: Math.ceil(minimum / multiple) * multiple }
  const { list, cart_token } = cart.add.data.parse((await ask(shopApi, cart.add, { body })).data)
  const [line] = list
  if (!line || !cart_token) throw new Error('The guest got no cart.')
  return { cartToken: cart_token, cart_id: line.cart_id, cart_num: line.cart_num + multiple }
}
