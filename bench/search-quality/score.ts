import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'

type Search = { kind: string; text: string; expected: string }
/** A part as the score compares it; `categories` has the slugs of its category and of all above. */
type FoundPart = Pick<Goods, 'part_number' | 'package' | 'parameters'> & { categories: readonly string[] }
export type FirstPart = (text: string) => Promise<FoundPart | null>

export type SearchFile = 'searches.txt' | 'searches-by-language.txt'

const readSearches = (file: SearchFile): Search[] => {
  let kind = ''
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) kind = line.slice(2)
      const [text = '', expected] = line.split(' | ')
      return kind && expected ? [{ kind, text, expected }] : []
    })
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const isNumber = (number: string, pattern: string) =>
  pattern.split(' or ').some((one) => new RegExp(`^${one.split('*').map(escape).join('.*')}$`).test(number))

const prefixes: Record<string, number> = { m: 1e-3, '': 1, k: 1e3 }
const isAtLeast = ({ parameters }: FoundPart, least: string) => {
  const [, value = '', prefix = '', unit] = /^([\d.]+) ([mk]?)(\S+)$/.exec(least) ?? []
  return parameters.some(
    (each) => each.unit === unit && each.value !== null && each.value >= Number(value) * (prefixes[prefix] ?? 1),
  )
}

const holds = (part: FoundPart, fact: string): boolean => {
  const [word = '', ...others] = fact.split(' ')
  const rest = others.join(' ')
  switch (word) {
    case '=':
      return part.parameters.some(({ filter_value: value }) => rest.split(' or ').includes(value))
    case '>=':
      return isAtLeast(part, rest)
    case 'in':
      return part.categories.includes(rest)
    case 'case':
      return part.package.startsWith(rest)
    case 'not':
      return !isNumber(part.part_number, rest)
    default:
      return isNumber(part.part_number, fact)
  }
}

export const isExpected = (part: FoundPart | null, expected: string): boolean => {
  if (expected === 'nothing') return part === null
  const optional = /^nothing or (.+)$/.exec(expected)?.[1]
  if (!part) return optional !== undefined
  return (optional ?? expected).split('; ').every((fact) => holds(part, fact))
}

/** Kinds of searches in which no first part may be wrong. */
export const strictKinds: ReadonlySet<string> = new Set([
  'whole part numbers',
  'whole ordering codes that the shop does not have',
  'values that must not lose their point',
  'popular before military and obsolete',
])

type Miss = Search & { found: string }
export type SearchScore = { kind: string; of: number; misses: Miss[] }

export const scoreSearches = async (firstPart: FirstPart, file: SearchFile): Promise<SearchScore[]> => {
  const scores = new Map<string, SearchScore>()
  for (const search of readSearches(file)) {
    const score = scores.get(search.kind) ?? { kind: search.kind, of: 0, misses: [] }
    scores.set(search.kind, score)
    score.of++
    const part = await firstPart(search.text)
    const found = part ? [part.part_number, part.package, ...part.parameters.map((each) => each.filter_value)] : []
    if (!isExpected(part, search.expected)) score.misses.push({ ...search, found: found.join(' ') || 'nothing' })
  }
  return [...scores.values()]
}
