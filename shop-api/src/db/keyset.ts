export type RowPlace = { at: string; number: string }

export const parseRowCursor = (cursor: string): RowPlace => {
  const [at = '', number = ''] = cursor.split('~')
  return { at, number }
}

export type Keyset = ReturnType<typeof createKeyset>

/** SQL of a list that is read on from a row, sorted by a time and a unique number. */
export const createKeyset = (time: string, number: string, direction: 'asc' | 'desc') => {
  const [follows, first] = direction === 'asc' ? ['>', '-infinity'] : ['<', 'infinity']
  return {
    cursor: `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || ${number}`,
    isAfter: (at: string, no: string) =>
      `(${time}, ${number}) ${follows} (coalesce(${at}::timestamptz, '${first}'), coalesce(${no}::text, ''))`,
    order: `${time} ${direction}, ${number} ${direction}`,
  }
}
