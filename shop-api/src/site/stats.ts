import type { SiteConfig } from '@partgate/schema/shop-api/site.ts'

type CatalogueCounts = { part_count: number; in_stock_count: number; manufacturer_count: number }
type Stat = NonNullable<SiteConfig['stats']>[number]
/** `value` is null where the catalogue is counted. */
type StoredStat = Pick<Stat, 'key' | 'or_more'> & { value: number | null }

const counters: Record<string, (counts: CatalogueCounts) => number> = {
  part_numbers: ({ part_count }) => part_count,
  parts_in_stock: ({ in_stock_count }) => in_stock_count,
  manufacturers: ({ manufacturer_count }) => manufacturer_count,
}

export const statKeys = ['history_years', 'regions', 'partners', ...Object.keys(counters)]
export const defaultStats = 'history_years=37, regions=20+, partners=20000+, part_numbers=12000000+'

const maxCount = 2_147_483_647

const parseStat = (text: string): StoredStat | null => {
  const [, key = '', value = '', plus = ''] = /^(\w+)=(counted|\d{1,10})(\+?)$/.exec(text.trim()) ?? []
  if (!statKeys.includes(key)) return null
  if (value === 'counted') return key in counters && !plus ? { key, value: null, or_more: false } : null
  return Number(value) <= maxCount ? { key, value: Number(value), or_more: plus !== '' } : null
}

/** Parses `history_years=37, partners=20000+, part_numbers=counted`; null where the text is malformed. */
export const parseStats = (text: string): StoredStat[] | null => {
  const stats = text
    .split(',')
    .filter((piece) => piece.trim() !== '')
    .map(parseStat)
  const known = stats.filter((stat) => stat !== null)
  const isUnique = new Set(known.map(({ key }) => key)).size === known.length
  return known.length === stats.length && isUnique ? known : null
}

export const toStats = async (text: string, count: () => Promise<CatalogueCounts>): Promise<Stat[]> => {
  const stored = parseStats(text) ?? []
  const counts = stored.some(({ value }) => value === null) ? await count() : null
  return stored.flatMap(({ key, value, or_more }) => {
    const known = value ?? (counts && counters[key]?.(counts))
    return known ? [{ key, value: known, or_more }] : []
  })
}
