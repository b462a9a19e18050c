import type { Word } from './amounts.ts'
import { columnNames, shortNames } from './manufacturer-aliases.ts'
import { toCompactForm } from './words.ts'

export const manufacturerKey = 'manufacturer'

/** Normalized names that a buyer may type, with the manufacturer's id. */
export type ManufacturerNames = ReadonlyMap<string, number>
export type ManufacturerMatch = Word & { id: number }
type Manufacturer = { id: number; slug: string; name: string }

const maxWords = 6

/** `Würth`, `WURTH` and `wurth` are equal. */
const plain = (text: string) => toCompactForm(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** `Texas` of `Texas Instruments`: the beginnings of the name without the whole name. */
const beginnings = (name: string) => {
  const words = name.split(/\s+/)
  return words.slice(1).map((_, i) => plain(words.slice(0, i + 1).join(' ')))
}

/** A beginning may be an ordinary word: `Diodes`, `Pulse`. */
export const toBeginnings = (manufacturers: readonly Manufacturer[]) =>
  new Set(manufacturers.flatMap(({ name }) => beginnings(name)))

/** The beginning of a name counts unless another manufacturer shares it or it is one of `words`. */
export const buildManufacturerNames = (
  manufacturers: readonly Manufacturer[],
  words: ReadonlySet<string>,
): ManufacturerNames => {
  const named = manufacturers.flatMap(({ id, slug, name }) =>
    [name, ...(shortNames[slug] ?? [])].map((each): [string, number] => [plain(each), id]),
  )
  const begun = Map.groupBy(
    manufacturers.flatMap(({ id, name }) => beginnings(name).map((form) => ({ form, id }))),
    ({ form }) => form,
  )
  const own = [...begun].flatMap(([form, [first, second]]): [string, number][] =>
    first && !second && form.length > 1 && !words.has(form) ? [[form, first.id]] : [],
  )
  return new Map([...own, ...named])
}

/** Names in a column of manufacturers. A company that was split has several ids. */
export type ColumnNames = ReadonlyMap<string, ReadonlySet<number>>

/** Ordinary words do not occur in such a column, and slugs may. */
export const buildColumnNames = (manufacturers: readonly Manufacturer[]): ColumnNames => {
  const named = [
    ...buildManufacturerNames(manufacturers, new Set()),
    ...manufacturers.flatMap(({ id, slug }) =>
      [slug, ...(columnNames[slug] ?? [])].map((name): [string, number] => [plain(name), id]),
    ),
  ]
  const ids = Map.groupBy(named, ([name]) => name)
  return new Map([...ids].map(([name, entries]) => [name, new Set(entries.map(([, id]) => id))]))
}

const legalForms =
  /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|gmbh|ag|kg|sa|nv|bv|plc|semiconductors?|electronics?|technolog(?:y|ies)|components?|americas?|usa|asia|europe|international|group|holdings?|industries|intl|devices|global|manufacturing|mfg)\b\.?/giu
const trim = (name: string) => name.replaceAll(legalForms, ' ').replaceAll(/\s+/g, ' ').trim()
const scriptChange =
  /(?<=[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}])(?=[\p{sc=Latin}])|(?<=[\p{sc=Latin}])(?=[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}])/u
const noName = /^(?:|n\/?a|none|any|generic|various|std|standard|tbd|unknown|digi-?key|mouser|lcsc|farnell|[-?*/.]+)$/i

/** The name as a whole, then its pieces: `国巨/YAGEO`, `ST意法`, `onsemi (Fairchild)`. */
const listNames = (cell: string) => {
  const pieces = cell.split(/[/|,;()[\]{}（）、，]+|\s+-\s+|\bor\b/i)
  const scripts = pieces.flatMap((piece) => piece.split(scriptChange))
  return [cell, ...pieces, ...scripts].flatMap((name) => [name.trim(), trim(name)]).filter((name) => name !== '')
}

/** Ids of the manufacturer in a cell; null where the cell names none. An unknown name has no ids. */
export const findManufacturerIds = (cell: string, names: ColumnNames): ReadonlySet<number> | null => {
  if (noName.test(cell.trim())) return null
  const found = listNames(cell.normalize('NFKC')).flatMap((name) => {
    const ids = names.get(plain(name))
    return ids ? [...ids] : []
  })
  return new Set(found)
}

/** The name with most words wins: `Texas Instruments` is not `Texas` and another word. */
export const findManufacturers = (
  text: string,
  words: readonly Word[],
  book: ManufacturerNames,
): ManufacturerMatch[] => {
  const found: ManufacturerMatch[] = []
  for (let at = 0; at < words.length; at++) {
    const start = words[at]?.start ?? 0
    for (let last = Math.min(at + maxWords, words.length) - 1; last >= at; last--) {
      const end = words[last]?.end ?? start
      const id = book.get(plain(text.slice(start, end)))
      if (id === undefined) continue
      found.push({ start, end, id })
      at = last
      break
    }
  }
  return found
}
