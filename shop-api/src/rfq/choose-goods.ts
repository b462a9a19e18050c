import type { Hit } from './match-store.ts'
import type { ListRow } from './reading/read-parts-list.ts'

type Row = Pick<ListRow, 'part_number' | 'manufacturer' | 'qty'>
export type Match = { match: 'exact' | 'normalised'; hit: Hit } | { match: 'none' }

const toLetters = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** `Murata` matches `Murata Electronics`; `TI` does not match `Texas Instruments`. */
const isManufacturer = (name: string, manufacturer: string) => {
  const [written, known] = [toLetters(name), toLetters(manufacturer)]
  return written.length > 1 && known.length > 1 && (known.startsWith(written) || written.startsWith(known))
}

const byLikelihood = (row: Row) => (a: Hit, b: Hit) =>
  Number(isManufacturer(row.manufacturer, b.manufacturer)) - Number(isManufacturer(row.manufacturer, a.manufacturer)) ||
  b.popularity - a.popularity ||
  a.part_id - b.part_id

const fits = ({ minimum, multiple }: Hit, quantity: number) => quantity >= minimum && quantity % multiple === 0

/** Of packagings with one order code: the largest multiple that divides the quantity, else the default. */
const packagingFor = (hits: readonly Hit[], quantity: number | null): Hit | undefined => {
  const fitting = hits.filter((hit) => quantity !== null && fits(hit, quantity))
  return fitting.toSorted((a, b) => b.multiple - a.multiple)[0] ?? hits.find(({ is_default }) => is_default) ?? hits[0]
}

/** An exact number wins over one that differs in dashes, spaces, case or lost zeros. */
export const chooseGoods = (row: Row, hits: readonly Hit[]): Match => {
  const number = row.part_number
  const exact = hits.filter(({ mpn, order_code }) => mpn === number || order_code === number)
  const [part] = (exact.length > 0 ? exact : hits).toSorted(byLikelihood(row))
  if (!part) return { match: 'none' }
  const goods = hits.filter(({ part_id }) => part_id === part.part_id)
  const hit =
    packagingFor(
      goods.filter(({ order_code }) => order_code === number),
      row.qty,
    ) ??
    goods.find(({ named_goods_id, goods_id }) => named_goods_id === goods_id) ??
    goods.find(({ is_default }) => is_default) ??
    part
  return { match: exact.length > 0 ? 'exact' : 'normalised', hit }
}
