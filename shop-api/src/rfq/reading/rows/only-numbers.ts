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
