import type { Word } from './amounts.ts'
import { toCompactForm } from './words.ts'

export const manufacturerKey = 'manufacturer'

/** Normalized names that a buyer may type, with the manufacturer's id. */
export type ManufacturerNames = ReadonlyMap<string, number>
export type ManufacturerMatch = Word & { id: number }
type Manufacturer = { id: number; slug: string; name: string }

/** Common short names, by manufacturer slug, where the full name does not begin with them. */
const shortNames: Record<string, readonly string[]> = {
  'alpha-omega': ['AOS'],
  'ams-osram': ['OSRAM'],
  'analog-devices': ['ADI'],
  'diodes-incorporated': ['Diodes Inc'],
  infineon: ['IFX'],
  'kyocera-avx': ['AVX'],
  microchip: ['MCHP'],
  'monolithic-power-systems': ['MPS'],
  nxp: ['NXP Semiconductors'],
  onsemi: ['ON Semiconductor'],
  'samsung-electro-mechanics': ['SEMCO'],
  'silicon-labs': ['SiLabs', 'Silicon Laboratories'],
  stmicroelectronics: ['ST', 'STM', 'STMicro'],
  'te-connectivity': ['TE'],
  'texas-instruments': ['TI'],
  'u-blox': ['ublox'],
  'wurth-elektronik': ['WE', 'Wuerth', 'Wuerth Elektronik'],
}

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

/** For a column of manufacturers, where ordinary words do not occur and slugs may. */
export const buildColumnNames = (manufacturers: readonly Manufacturer[]): ManufacturerNames =>
  new Map([
    ...manufacturers.map(({ id, slug }): [string, number] => [plain(slug), id]),
    ...buildManufacturerNames(manufacturers, new Set()),
  ])

export const findManufacturerId = (name: string, names: ManufacturerNames) => names.get(plain(name))

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
