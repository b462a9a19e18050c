const newline = 10
const comma = 44
const colon = 58

/** A row whose length is written in front of its contents: texts and binary data. */
const hasLength = /^[TAOobUSsLlGgMmV]$/

export type PayloadRow = { id: string; text: string }

/** Finds the complete rows of React's payload in its bytes, which may end within a row. */
export const createRowReader = () => {
  let rest = Buffer.alloc(0)
  const findRowEnd = (from: number) => {
    const colonAt = rest.indexOf(colon, from)
    if (colonAt < 0) return -1
    if (!hasLength.test(rest.toString('latin1', colonAt + 1, colonAt + 2))) {
      const end = rest.indexOf(newline, colonAt)
      return end < 0 ? -1 : end + 1
    }
    const commaAt = rest.indexOf(comma, colonAt)
    if (commaAt < 0) return -1
    const end = commaAt + 1 + Number.parseInt(rest.toString('latin1', colonAt + 2, commaAt), 16)
    return end > rest.length ? -1 : end
  }
  return {
    read: (text: string): PayloadRow[] => {
      rest = Buffer.concat([rest, Buffer.from(text)])
      const rows: PayloadRow[] = []
      let from = 0
      for (let end = findRowEnd(from); end >= 0; end = findRowEnd(from)) {
        const row = rest.toString('utf8', from, end)
        rows.push({ id: row.slice(0, row.indexOf(':')), text: row })
        from = end
      }
      rest = rest.subarray(from)
      return rows
    },
    rest: () => rest.toString(),
  }
}
