import type { Word } from './read-amounts.ts'
import { compact } from './read-words.ts'

/** What a maker that was read stands under, among attributes' keys. */
export const makerKey = 'manufacturer'

/** Names a buyer may type, made equal, and whose they are. */
export type MakerBook = ReadonlyMap<string, number>
export type MakerReading = Word & { id: number }
type Maker = { id: number; slug: string; name: string }

/** What the trade calls them, by the last piece of their address, where their own name does not begin with it. */
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

const mostWords = 6

/** `Würth`, `WURTH` and `wurth` are one. */
const plain = (text: string) => compact(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** `Texas` of `Texas Instruments`: the beginnings of the name, the whole left out. */
const beginnings = (name: string) => {
  const words = name.split(/\s+/)
  return words.slice(1).map((_, i) => plain(words.slice(0, i + 1).join(' ')))
}

/** Beginnings of names, which may be words like any other: `Diodes`, `Pulse`. */
export const beginningsOf = (makers: readonly Maker[]) => new Set(makers.flatMap(({ name }) => beginnings(name)))

/** A name or short name is its owner's. The beginning of a name is too, unless others have it or it is one of `words`. */
export const makerBook = (makers: readonly Maker[], words: ReadonlySet<string>): MakerBook => {
  const named = makers.flatMap(({ id, slug, name }) =>
    [name, ...(shortNames[slug] ?? [])].map((each): [string, number] => [plain(each), id]),
  )
  const begun = Map.groupBy(
    makers.flatMap(({ id, name }) => beginnings(name).map((form) => ({ form, id }))),
    ({ form }) => form,
  )
  const own = [...begun].flatMap(([form, [first, second]]): [string, number][] =>
    first && !second && form.length > 1 && !words.has(form) ? [[form, first.id]] : [],
  )
  return new Map([...own, ...named])
}

/** The makers that a keyword names, the longest name first: `Texas Instruments` is not Texas and another word. */
export const makersIn = (text: string, words: readonly Word[], book: MakerBook): MakerReading[] => {
  const found: MakerReading[] = []
  for (let at = 0; at < words.length; at++) {
    const start = words[at]?.start ?? 0
    for (let last = Math.min(at + mostWords, words.length) - 1; last >= at; last--) {
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
