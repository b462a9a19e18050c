import { series, type Series } from '../engine/engine.ts'
import { lookup } from '../engine/lookup.ts'
import { readTable } from '../engine/table-file.ts'

const names = [
  'amplifiers',
  'comparators-timers',
  'regulators',
  'power-ics',
  'transistors',
  'diodes',
  'microcontrollers',
  'memory-interface',
  'sensors-modules',
  'opto',
  'electromechanics',
  'passives',
  'power-modules',
  'connectors',
]

const boardNames = ['board-passives', 'board-discretes', 'board-power', 'board-chips']
const electromechanicalNames = ['board-connectors', 'board-optics', 'board-switches']

type Rows = ReturnType<typeof readTable>
type More = { pattern: RegExp; weight?: number; isAlwaysWhole?: boolean; insteadOf?: string }
const toSeries = (name: string, rows: Rows, more: More) => {
  const byNumber = Object.fromEntries(rows.map((row) => [`${row.manufacturer} ${row.mpn}`, row]))
  return series<{ part: string }>({
    name,
    manufacturer: rows[0]?.manufacturer ?? '',
    category: rows[0]?.category ?? '',
    noun: rows[0]?.noun ?? '',
    ...more,
    blocks: [{ part: Object.keys(byNumber) }],
    part: ({ part }) => lookup(byNumber, part),
  })
}

export const tables: Series[] = names.map((name) =>
  toSeries(name, readTable(name), { pattern: /^\S.*\S$/, isAlwaysWhole: true }),
)

const escape = (text: string) => text.replaceAll(/[^\w ]/g, String.raw`\$&`)

const byManufacturer = (names: readonly string[], more: Omit<More, 'pattern'>): Series[] =>
  names.flatMap((name) =>
    [...Map.groupBy(readTable(name), ({ manufacturer }) => manufacturer).values()].map((rows) => {
      const pattern = new RegExp(`^(${rows.map(({ mpn }) => escape(mpn)).join('|')})$`)
      return toSeries(name, rows, { pattern, ...more })
    }),
  )

/** Further parts of boards, a series for each manufacturer; small catalogs contain some of them only. */
export const boardTables: Series[] = byManufacturer(boardNames, { weight: 4 })
export const electromechanicalTables: Series[] = byManufacturer(electromechanicalNames, {
  insteadOf: 'samtec Strips',
})
