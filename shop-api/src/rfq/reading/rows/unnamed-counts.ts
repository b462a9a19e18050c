import type { TableColumns } from '../columns/name-columns.ts'

const [minRows, minOnes] = [5, 0.2]
/** Without a header, whole numbers in no order are counts where some are 1, no other column has numbers, and part numbers stand beside them. */
export const isOnlyNumbers = ({ columns, profiles }: TableColumns, at: number, written: readonly (number | null)[]) => {
  const own = profiles[at]
  return (
    own !== undefined &&
    own.filled >= minRows &&
    own.filled === own.rows &&
    own.counts === 1 &&
    own.isUnordered &&
    written.filter((number) => number === 1).length >= written.length * minOnes &&
    columns.every(({ text }) => text === '') &&
    profiles.every(
      ({ counts, share, filled }, other) => other === at || filled === 0 || (counts < 0.3 && share('number') < 0.3),
    ) &&
    profiles.some(({ share }) => share('partNumber') + share('orderCode') > 0.5)
  )
}

/** A column of counts without a header may be the number of pieces. */
export const hasUnexplainedCounts = ({ columns, profiles }: TableColumns) =>
  columns.some(({ at, text, meaning }) => {
    const profile = profiles[at]
    if (!profile || text !== '' || meaning === 'line' || meaning === 'designators') return false
    return (
      profile.filled > 1 && profile.counts > 0.8 && !profile.isIndex && !profile.isSizeCode && profile.meanChars < 5
    )
  })
