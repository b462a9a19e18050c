import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { envelope } from '@partgate/schema/shop-api/envelope.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'

const demo = { email: 'demo@partgate.example', password: 'components-2026' }
const signedIn = z.object({ token: z.string() })

export const openCart = async (shop: string, goods: Goods[]) => {
  const ask = async (path: string, headers: Record<string, string>, body?: object) => {
    const json = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const response = await fetch(`${shop}${path}?sequence=1`, body ? json : { headers })
    return envelope.parse(await response.json()).data
  }
  const { login } = contract.account
  const { lists, add } = contract.cart
  const authorization = `Bearer ${signedIn.parse(await ask(login.path, {}, demo)).token}`
  const { count } = lists.data.parse(await ask(lists.path, { authorization }))
  if (count === 0)
    for (const { goods_id, minimum } of goods.slice(0, 3))
      await ask(add.path, { authorization }, { goods_id, cart_num: minimum })
  return authorization
}
