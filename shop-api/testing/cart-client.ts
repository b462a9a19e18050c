import { cartData, type CartData } from '@partgate/schema/shop-api/cart.ts'
import { startSession } from '#security/sessions.ts'
import { insertMember } from './insert-member.ts'
import type { TestShop } from './open-test-shop.ts'

export type Headers = Record<string, string>

export const toCart = ({ data }: { data: unknown }): CartData => cartData.parse(data)

export const createCartClient = ({ call, db }: TestShop) => {
  const add = (headers: Headers, goods_id: unknown, cart_num: unknown) =>
    call('POST', '/api/cart/add', { headers, body: { goods_id, cart_num } })
  return {
    add,
    set: (headers: Headers, cart_id: number, cart_num: unknown) =>
      call('PUT', '/api/cart/addMinus', { headers, body: { cart_id, cart_num } }),
    select: (headers: Headers, cart_ids: number[], selected: boolean) =>
      call('PUT', '/api/cart/selected', { headers, body: { cart_ids, selected } }),
    remove: (headers: Headers, ids: number[]) => call('DELETE', `/api/cart/delete/${ids.join(',')}`, { headers }),
    lists: async (headers: Headers) => toCart(await call('GET', '/api/cart/lists', { headers })),

    guest: async (goodsId: number): Promise<{ headers: Headers; line: number }> => {
      const { cart_token, list } = toCart(await add({}, goodsId, 20))
      return { headers: { 'Cart-Token': cart_token ?? '' }, line: list[0]?.cart_id ?? 0 }
    },

    member: async (email: string): Promise<Headers> => {
      const id = await insertMember(db, email)
      const { token } = await db.tx((tx) => startSession(tx, id))
      return { Authorization: `Bearer ${token}` }
    },
  }
}
