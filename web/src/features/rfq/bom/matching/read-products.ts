import type { Client, CombinedError } from 'urql'
import { BomChosenProductsDocument } from '#graphql/generated/documents/rfq.ts'
import { inBatches } from '#graphql/add-lines/in-batches.ts'
import { waitAtMost } from '#graphql/wait-at-most.ts'
import type { BomMatch } from '../plan-line.ts'
import { type PriceKey, toPriceKey } from './plan-products.ts'

const productsPerRequest = 100
export const maxResponseMs = 30_000

type Offer = Pick<BomMatch, 'product' | 'price'>
type Read =
  | { offers: ReadonlyMap<string, Offer>; error?: undefined }
  | { offers: null; error: CombinedError | undefined }

/** Products with their price at a quantity, by `toPriceKey`; products that the shop no longer has are missing. */
export const readProducts = async (client: Client, wanted: readonly PriceKey[]): Promise<Read> => {
  const offers = new Map<string, Offer>()
  for (const [quantity, keys] of Map.groupBy(wanted, (key) => key.quantity)) {
    const ids = [...new Set(keys.map(({ productId }) => productId))]
    for (const some of inBatches(ids, productsPerRequest)) {
      const request = client.query(
        BomChosenProductsDocument,
        { ids: some, quantity },
        { requestPolicy: 'network-only' },
      )
      const response = await waitAtMost(maxResponseMs, request.toPromise())
      if (!response?.data) return { offers: null, error: response?.error }
      for (const node of response.data.nodes) {
        if (!node || !('priceFor' in node)) continue
        const { priceFor: price, ...product } = node
        offers.set(toPriceKey({ productId: node.id, quantity }), { product, price })
      }
    }
  }
  return { offers }
}
