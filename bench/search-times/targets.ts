/** p50 and p95 in ms. */
export type Target = readonly [p50Ms: number, p95Ms: number]

/** Inside the database, warm; the sizes are numbers of parts. A statement without work has no target: it shows what each statement costs on the machine. */
export const targets = {
  'statement without work': null,
  suggestion: { small: [0.3, 2], large: [0.3, 2] },
  'part by slug, by number, 100 ids': { small: [0.3, 1], large: [0.3, 1] },
  '500 numbers': { small: [5, 10], large: [10, 20] },
  'inside-search, five characters or more': { small: [2, 10], large: [4, 40] },
  'one to three words, with typed values or without': { small: [5, 20], large: [8, 56] },
  "'100nF 0402 ≥16V'": { small: [2, 8], large: [5, 20] },
  'any sort × filter, page 1': { small: [3, 10], large: [5, 20] },
  'any sort × filter, other pages': { small: [5, 20], large: [10, 50] },
  'letter page at any depth': { small: [0.3, 1], large: [0.3, 1] },
  'facets of a category or manufacturer': { small: [1, 3], large: [1, 3] },
  'facets of a search or of combined filters': { small: [10, 30], large: [20, 60] },
} as const satisfies Record<string, { small: Target; large: Target } | null>

export type RowName = keyof typeof targets

const smallParts = 100_000

/** The targets of 12,000,000 parts hold for every size above 100,000. */
export const targetFor = (row: RowName, parts: number): Target | null =>
  targets[row]?.[parts > smallParts ? 'large' : 'small'] ?? null
