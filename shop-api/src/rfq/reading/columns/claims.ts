import { readCellKinds } from './cell-kinds.ts'
import { countDesignators, type Profile } from './profile-column.ts'
import type { Header, Meaning } from './read-header.ts'

export type HeaderCell = { text: string; header: Header | null }
/** What a column may mean. */
export type Claim = { at: number; meaning: Meaning; score: number }

const namesOfParts = new Set<Meaning>(['designators', 'package'])
const [minFilled, minClaim] = [0.6, 0.75]
/** Of two columns that claim to name the same of each part, one with few cells gives way. */
export const withoutEmptier = (claims: readonly Claim[], profiles: readonly Profile[]): Claim[] => {
  const filled = ({ at }: Claim) => profiles[at]?.filled ?? 0
  return claims.filter(
    (claim) =>
      !namesOfParts.has(claim.meaning) ||
      !claims.some(
        (other) =>
          other.meaning === claim.meaning &&
          other.score > claim.score * minClaim &&
          filled(claim) < filled(other) * minFilled,
      ),
  )
}

/** `LM358DR`, but not `AUDIO`, `COUT1` or `R101`. */
const isNumberOfPart = (name: string) => {
  const kinds = readCellKinds(name)
  return kinds.has('partNumber') && !kinds.has('designators') && /\d.*\d.*\d/.test(name)
}

const maxNumbersOfParts = 0.3
/** A quantity that counts `LM358DR / LM358DT` does so by chance: they are alternatives. */
const listsParts = (texts: readonly string[]) => {
  const names = texts.flatMap((text) => text.split(/[\s,;，；、/\\|&]+/)).filter((name) => name !== '')
  return names.filter(isNumberOfPart).length >= names.length * maxNumbersOfParts
}

const [minSeveral, minEqualCounts] = [2, 0.9]
/** A column of names such as `AUDIO, DEBUG` has designators where a quantity counts them. */
export const findCountedNames = (headers: readonly HeaderCell[], cells: readonly (readonly string[])[]): Claim[] => {
  const quantity = headers.findIndex(({ header }) => (header?.meanings.quantity ?? 0) >= 0.9)
  const at = headers.findIndex(({ header }, column) => {
    if ((header?.meanings.designators ?? 0) < 0.3 || column === quantity || listsParts(cells[column] ?? []))
      return false
    const compared = countDesignators(cells[column] ?? []).flatMap((count, row) => {
      const written = cells[quantity]?.[row] ?? ''
      return count !== null && /^\d{1,4}$/.test(written) ? [{ count, isEqual: count === Number(written) }] : []
    })
    const equal = compared.filter(({ isEqual }) => isEqual)
    return (
      equal.filter(({ count }) => count > 1).length >= minSeveral && equal.length >= compared.length * minEqualCounts
    )
  })
  return at < 0 ? [] : [{ at, meaning: 'designators', score: 0.6 }]
}
