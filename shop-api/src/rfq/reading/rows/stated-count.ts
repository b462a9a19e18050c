import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import { isValueWord } from '../size-codes.ts'

/** `[QTY 3]`. */
export const statedQuantity = /^[[(]?\s?(?:qty|quantity|quantité|anzahl|menge|数量)[\s.:=]*([1-9]\d{0,4})\s?[\])]?$/i

const statingMeanings = new Set<Meaning>(['value', 'description', 'note'])
/** 8 of `8x 10k 0603`, `10k 0603, 8x` and `10k x8`: beside a value; elsewhere it may be a size, as in `2 x 5` and `SDRAM x16`. */
const [countBefore, countBehind] = [
  /^\s*(?<count>\d{1,4})\s?[x×]\s+(?<value>[^\s,;]+(?:\s[pnuµμmkM]?(?:F|H|Ω|ohm)(?!\p{L}))?)/iu,
  /^\s*(?<value>[^\s,;]+(?:\s[pnuµμmkM]?(?:F|H|Ω|ohm)(?!\p{L}))?)(?:.*[\s,;(])?[\s,;(](?:(?<count>\d{1,4})\s?[x×]|[x×](?<behind>\d{1,4}))\)?\s*$/iu,
]
const readStatedCount = (text: string) => {
  const { value = '', count, behind } = (countBefore.exec(text) ?? countBehind.exec(text))?.groups ?? {}
  return isValueWord(value) && !/(?:[AaGKMmVvWw]|Hz)$/.test(value) ? (count ?? behind) : undefined
}
/** The texts of the row state another count than the designators. */
export const contradictsTexts = (columns: readonly NamedColumn[], row: readonly string[], count: number) =>
  columns.some(({ at, meaning }) => {
    const stated = statingMeanings.has(meaning) ? readStatedCount(row[at] ?? '') : undefined
    return stated !== undefined && Number(stated) !== count
  })

const namingMeanings = new Set<Meaning>(['value', 'description', 'manufacturer_part_number'])
/** 4 of `10u NP cap (x4)`, where no column has the quantity. */
export const readCountBehind = (columns: readonly NamedColumn[], row: readonly string[]) => {
  const [first, ...others] = columns.flatMap(({ at, meaning }) => {
    const [, behind, before] = /\s\((?:[x×]\s?([1-9]\d{0,3})|([1-9]\d{0,3})\s?[x×])\)$/i.exec(row[at] ?? '') ?? []
    const count = behind ?? before
    return namingMeanings.has(meaning) && count !== undefined ? [Number(count)] : []
  })
  return first !== undefined && others.every((count) => count === first) ? first : null
}
