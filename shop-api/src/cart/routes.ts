import { failureEnvelope } from '#http/envelope.ts'
import { routes, type Deps } from '#http/route.ts'
import { getTranslator } from '#i18n/translator.ts'
import { toRequestedIds } from './require-found.ts'
import { createCartService } from './service.ts'
import { createShareService } from './share.ts'

/** The path parameter `id` of several ids. */
const parseIds = (list: string) => toRequestedIds('id', list.split(',').map(Number))

type WireAddition = { goods_id: number; cart_num: number; customer_part_no: string }

const toAddition = ({ goods_id, cart_num, customer_part_no }: WireAddition) => ({
  goods_id,
  quantity: cart_num,
  customer_part_no,
})

export const cartRoutes = ({ db }: Deps) => {
  const carts = createCartService(db)
  const shares = createShareService(db)
  return routes('cart', {
    lists: ({ caller, lang }) => carts.read(caller, lang),
    count: async ({ caller }) => ({ count: await carts.count(caller) }),
    add: ({ caller, lang, body }) => carts.add(caller, toAddition(body), lang),
    addMany: async ({ caller, lang, body }) => {
      const { cart, refused } = await carts.addMany(caller, body.lines.map(toAddition), lang)
      const t = getTranslator(lang)
      return { ...cart, refused: refused.map(({ index, failure }) => ({ index, ...failureEnvelope(failure, t) })) }
    },
    addMinus: ({ caller, lang, body }) => carts.setQuantity(caller, body.cart_id, body.cart_num, lang),
    partNumbers: ({ caller, lang, body }) => carts.setPartNumbers(caller, body.lines, lang),
    selected: ({ caller, lang, body }) =>
      carts.select(caller, toRequestedIds('cart_ids', body.cart_ids), body.selected, lang),
    delete: ({ caller, lang, params }) => carts.remove(caller, parseIds(params.id), lang),
    save: ({ caller, lang, body }) => carts.save(caller, toRequestedIds('cart_ids', body.cart_ids), lang),
    unsave: ({ caller, lang, body }) => carts.unsave(caller, toRequestedIds('saved_ids', body.saved_ids), lang),
    deleteSaved: ({ caller, lang, params }) => carts.removeSaved(caller, parseIds(params.id), lang),
    share: ({ caller, address }) => shares.share(caller, address),
    shared: ({ lang, body }) => shares.read(body.token, lang),
  })
}
