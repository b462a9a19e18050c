import { z } from 'zod'
import { maxFilterBytes, maxFilterParameters, maxFilterValueChars, maxFilterValues, maxSearchChars } from '../limits.ts'
import { goods, lifecycles, packagings } from './goods.ts'
import { count, flag, id, idList, limit, page, slug } from './shapes.ts'

/** `alias`: or `wd` is a distributor's number or another packaging code of the part. `typo`: `wd` misspells the beginning of the number. */
export const matchReasons = ['exact', 'normalised', 'prefix', 'alias', 'inside', 'words', 'typo'] as const
const searchMatches = ['best', 'exact'] as const
export const searchSorts = ['relevance', 'part_number', 'stock', 'price'] as const

const match = z.object({
  reason: z.enum(matchReasons),
  /** The alias that matched; otherwise the part number, also if the words of the description matched. */
  text: z.string(),
  /** Matched ranges of `part_number`: [start, end) in UTF-16 code units. */
  ranges: z.array(z.tuple([count, count])),
})

/** A filter on one attribute: a range in the SI base unit, with inclusive and optional ends, or a list of words. */
const key = z.string().max(60)
const rangeEnd = z.number('Must be a finite number').optional()
export const rangeFilter = z.strictObject({ key, min: rangeEnd, max: rangeEnd })
export const wordsFilter = z.strictObject({
  key,
  values: z.array(z.string().max(maxFilterValueChars)).min(1).max(maxFilterValues),
})
const attributeFilter = z.union([rangeFilter, wordsFilter])
export type AttributeFilter = z.output<typeof attributeFilter>

const filtersText = z
  .string()
  .refine(
    (text) => new TextEncoder().encode(text).length <= maxFilterBytes,
    `All conditions together may have ${maxFilterBytes} bytes as JSON in UTF-8`,
  )
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.array(attributeFilter).max(maxFilterParameters))

const commaSeparated = (words: readonly string[]) =>
  z.string().regex(new RegExp(`^(${words.join('|')})(,(${words.join('|')}))*$`))

export const searchQuery = z.strictObject({
  wd: z
    .string()
    .max(maxSearchChars)
    .regex(/^[^\0]*$/, 'Text cannot contain NUL')
    .optional(),
  /** `1`: typed values such as `100nF 16V 0402 X7R` become filters; `0`: the search takes every word literally. */
  read: flag.default('1'),
  /** `exact`: only parts whose number or alias equals `wd`; case and separators are ignored, and `read` has no effect. */
  match: z.enum(searchMatches).default('best'),
  page,
  limit,
  category: slug.optional(),
  manufacturer: idList.optional(),
  /** One or several values, separated by commas; the same holds for `lifecycle`. */
  packaging: commaSeparated(packagings).optional(),
  in_stock: flag.optional(),
  rohs: flag.optional(),
  lifecycle: commaSeparated(lifecycles).optional(),
  /** JSON text: `[{"key":"capacitance","min":1e-7,"max":1e-7},{"key":"dielectric","values":["X7R"]}]`; a part must meet all filters. */
  filters: filtersText.optional(),
  /** First character of the part number: a letter, a digit, or `other`. As the only filter, sorted by part number, it has an exact count and every page. */
  initial: z
    .string()
    .regex(/^([a-z0-9]|other)$/i, 'Must be a letter from A to Z, a digit or `other`')
    .optional(),
  sort: z.enum(searchSorts).default('relevance'),
  /** With `price`: a search sorts by the cost of this quantity, rounded up to what can be ordered, parts with a higher minimum behind. Lists, which an index sorts, ignore it. */
  quantity: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Must be from 1 to 999999999')
    .optional(),
})

export const maxFacetOptions = 100
export const maxAttributeFacets = 30

const facetOption = z.object({ id, name: z.string(), count })
const valueOption = <T extends readonly [string, ...string[]]>(words: T) => z.object({ value: z.enum(words), count })

/** An attribute of the result. A numeric attribute has a range in `unit` (SI base unit) and its values in ascending order. */
const attributeFacet = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** At most 60; words have the most frequent first and a null `number`. Filters take `value`; `display_value` is in the language of the request. */
  values: z
    .array(z.object({ value: z.string(), display_value: z.string(), number: z.number().nullable(), count }))
    .max(60),
  /** Counting stopped early; the real counts can be higher. */
  is_capped: z.boolean(),
})
export type AttributeFacet = z.output<typeof attributeFacet>

/** A filter that the search derived from `wd`. */
const readFilter = z.object({
  /** Words of `wd` from which the filter was derived. */
  text: z.string(),
  /** Key of an attribute, `package`, or `manufacturer` or `category`, in which case `values` holds their names. */
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  values: z.array(z.string()),
  /** `wd` without those words; a search for it removes the filter. */
  wd_without: z.string(),
})
export type ReadFilter = z.output<typeof readFilter>

/** Facets that are not about an attribute. */
export const countedFacets = ['manufacturers', 'categories', 'packagings', 'lifecycles', 'in_stock', 'rohs'] as const

export const searchData = z.object({
  total: count,
  /** True if counting stopped at `total`; the real number can be higher. */
  total_capped: z.boolean(),
  /** True if another page follows; pages can end before `total`. */
  has_more: z.boolean(),
  list: z.array(goods.extend({ match: match.nullable() })),
  read: z.array(readFilter),
  /** Counts over the whole result, calculated without the facet's own filter. */
  manufacturers: z.array(facetOption).max(maxFacetOptions),
  categories: z.array(facetOption).max(maxFacetOptions),
  packagings: z.array(valueOption(packagings)),
  lifecycles: z.array(valueOption(lifecycles)),
  in_stock_count: count,
  rohs_count: count,
  /** Attributes that most parts of the result have, by weight; empty without a query and filters. */
  attributes: z.array(attributeFacet).max(maxAttributeFacets),
  /** True for a facet whose counting stopped early; its real counts can be higher. */
  capped_facets: z.record(z.enum(countedFacets), z.boolean()),
  /** True if the counting of at least one facet stopped early. */
  counts_capped: z.boolean(),
  /** True if the result is too large to sort completely by part number, stock or price; only the most ordered parts are sorted. */
  sort_capped: z.boolean(),
  /** The quantity whose costs decided the order; null if `quantity` was not used. */
  sort_quantity: count.nullable(),
})
export type SearchData = z.output<typeof searchData>
