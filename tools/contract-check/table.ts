import type { Row } from './check.ts'

const maxShown = 8
const states = ['ok', 'differs', 'missing', 'needs a token', 'not requested'] as const

const times = (rows: number) => (rows > 1 ? ` (${rows} rows)` : '')

const toLines = (row: Row): string[][] => {
  const head = [row.endpoint, row.state]
  if (row.state !== 'differs') return [[...head, row.note ?? '', '', '']]
  const shown = row.differences.slice(0, maxShown)
  const more = row.differences.length - shown.length
  return [
    ...shown.map(({ field, expected, got, rows }, i) => [
      ...(i === 0 ? head : ['', '']),
      field + times(rows),
      expected,
      got,
    ]),
    ...(more > 0 ? [['', '', `and ${more} more`, '', '']] : []),
  ]
}

export const formatTable = (rows: Row[]): string => {
  const lines = [['endpoint', 'state', 'field', 'expected', 'got'], ...rows.flatMap(toLines)]
  const widths = [0, 1, 2, 3].map((i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const counts = states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`)
  return [...text, '', counts.join(', ')].join('\n')
}
