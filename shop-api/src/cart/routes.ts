import { routes, type Deps } from '#http/route.ts'
import { openCarts } from './service.ts'

export const cartRoutes = ({ db }: Deps) => {
  const carts = openCarts(db)
  return routes('cart', {
    lists: ({ who, lang }) => carts.read(who, lang),
    count: async ({ who }) => ({ count: await carts.count(who) }),
    add: ({ who, lang, body }) => carts.add(who, body.goods_id, body.cart_num, lang),
    addMinus: ({ who, lang, body }) => carts.setQuantity(who, body.cart_id, body.cart_num, lang),
    selected: ({ who, lang, body }) => carts.select(who, body.cart_ids, body.selected, lang),
    delete: ({ who, lang, params }) => carts.remove(who, params.id.split(',').map(Number), lang),
  })
}
