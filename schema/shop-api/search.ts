import { z } from 'zod'
import { goods, lifecycles, packagings } from './goods.ts'
import { count, flag, id, idList, limit, page, slug } from './shapes.ts'

/** `typo`: one sign more, less, other or exchanged. */
export const matchReasons = ['exact', 'normalised', 'prefix', 'alias', 'inside', 'words', 'typo'] as const
export const searchSorts = ['relevance', 'part_number', 'stock', 'price'] as const

const match = z.object({
  reason: z.enum(matchReasons),
  /** The text that matched: the part number, or the alias. */
  text: z.string(),
  /** Matched stretches of `part_number`: [start, end) in UTF-16 units. */
  ranges: z.array(z.tuple([count, count])),
})

/** A filter on one attribute: a range in the SI base unit (ends included, either may be open), or words of a list. */
const attributeFilter = z.union([
  z.strictObject({ key: z.string().max(60), min: z.number().optional(), max: z.number().optional() }),
  z.strictObject({ key: z.string().max(60), values: z.array(z.string().max(100)).min(1).max(50) }),
])
export type AttributeFilter = z.output<typeof attributeFilter>

const filtersText = z
  .string()
  .max(4_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(attributeFilter).max(20))

const listOf = (words: readonly string[]) =>
  z.string().regex(new RegExp(`^(${words.join('|')})(,(${words.join('|')}))*$`))

export const searchQuery = z.strictObject({
  wd: z.string().max(100).optional(),
  /** `1`: typed values such as `100nF 16V 0402 X7R` are read as filters; `0`: every word is a word. */
  read: flag.default('1'),
  page,
  limit,
  category: slug.optional(),
  manufacturer: idList.optional(),
  /** One or several, separated by commas; so is `lifecycle`. */
  packaging: listOf(packagings).optional(),
  in_stock: flag.optional(),
  rohs: flag.optional(),
  lifecycle: listOf(lifecycles).optional(),
  /** JSON text: `[{"key":"capacitance","min":1e-7,"max":1e-7},{"key":"dielectric","values":["X7R"]}]`; all must hold. */
  filters: filtersText.optional(),
  /** What the part number begins with: a letter, a digit, or `other`. Alone and sorted by part number, it is counted and paged to the end. */
  initial: z
    .string()
    .regex(/^([a-z0-9]|other)$/i)
    .optional(),
  sort: z.enum(searchSorts).default('relevance'),
})

const facetOption = z.object({ id, name: z.string(), count })
const optionOf = <T extends readonly [string, ...string[]]>(words: T) => z.object({ value: z.enum(words), count })

/** One attribute of what was found: a numeric one has a range in `unit` (SI base unit) and its values in order. */
const attributeFacet = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** At most 60, for words the most frequent first; `number` is null for words. */
  values: z.array(z.object({ value: z.string(), number: z.number().nullable(), count })).max(60),
  /** Counting stopped early: the true counts may be higher. */
  is_capped: z.boolean(),
})
export type AttributeFacet = z.output<typeof attributeFacet>

/** What was read out of `wd`. */
const readFilter = z.object({
  /** The words it was read from. */
  text: z.string(),
  /** An attribute's, `package`, or `manufacturer`: then `values` is its name. */
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  values: z.array(z.string()),
  /** `wd` without those words: what to search for to take this filter off. */
  wd_without: z.string(),
})
export type ReadFilter = z.output<typeof readFilter>

/** Facets that are no attributes'. */
export const countedFacets = ['manufacturers', 'categories', 'packagings', 'lifecycles', 'in_stock', 'rohs'] as const

export const searchData = z.object({
  total: count,
  /** True where counting stopped at `total`: there are at least so many. */
  total_capped: z.boolean(),
  list: z.array(goods.extend({ match: match.nullable() })),
  read: z.array(readFilter),
  /** Counts over the whole result, the facet's own filter left out. */
  manufacturers: z.array(facetOption),
  categories: z.array(facetOption),
  packagings: z.array(optionOf(packagings)),
  lifecycles: z.array(optionOf(lifecycles)),
  in_stock_count: count,
  rohs_count: count,
  /** The attributes that most of the result has, by weight; empty where nothing is asked for. */
  attributes: z.array(attributeFacet).max(30),
  /** Whether a facet's counting stopped early: then its true counts may be higher. */
  capped_facets: z.record(z.enum(countedFacets), z.boolean()),
  /** Whether any facet's counting did. */
  counts_capped: z.boolean(),
  /** True where only the first of so many parts, those most bought, were put into this order: by stock or by price. */
  sort_capped: z.boolean(),
})
export type SearchData = z.output<typeof searchData>
