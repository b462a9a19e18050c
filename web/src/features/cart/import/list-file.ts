type ListedLine = { partNumber: string; quantity: number | null }

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** One cell for each part number, so that the shop does not split it. */
export const createListFile = (lines: readonly ListedLine[]) => {
  const rows = lines.map(({ partNumber, quantity }) => `${quoted(partNumber)},${quantity ?? ''}`)
  return new File([['Part number,QTY', ...rows].join('\r\n')], 'list.csv', { type: 'text/csv' })
}

/** The shop reads pasted text as it reads a file. */
export const createTextFile = (text: string) => new File([text], 'list.txt', { type: 'text/plain' })
