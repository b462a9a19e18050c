import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { TestShop } from './open-test-shop.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { partNamed } from './small-parts.ts'
import { useTestShop } from './use-test-shop.ts'

const { matchParts } = contract.catalogue

export type PartRow = Partial<
  Record<'manufacturer' | 'value' | 'package' | 'description' | 'designators' | 'reference', string>
> & {
  part_numbers?: string[]
  internal_numbers?: string[]
  qty?: number | null
}

/** The number of two manufacturers' parts. */
export const sharedNumber = 'LM358DR'

export const usePartMatcher = () => {
  let shop: TestShop
  useTestShop({
    open: async (opened) => {
      shop = opened
      await fillSmallCatalogue(shop.db)
      const second = 'GRM0402R71C104K'
      await shop.db.query('update parts set mpn = $1 where mpn = $2', [sharedNumber, second])
      await shop.db.query('update goods set order_code = $1 where part_id = $2', [sharedNumber, partNamed(second).id])
    },
  })
  const post = (parts: PartRow[], lang = 'en') =>
    shop.call('POST', matchParts.path, { body: { parts }, headers: { Lang: lang } })
  const ask = async (...parts: PartRow[]) => matchParts.data.parse((await post(parts)).data)
  /** The verdict with its reason, the matched goods, and the candidates of each row. */
  const brief = async (...parts: PartRow[]) =>
    (await ask(...parts)).rows.map(({ verdict, reason, goods, candidates }) => [
      `${verdict} ${reason}`,
      goods?.goods_id ?? null,
      ...candidates.map((each) => `${each.reason} ${each.goods.part_number}`),
    ])
  return {
    get db() {
      return shop.db
    },
    post,
    ask,
    brief,
  }
}
