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
/** Tables of parts that boards often have, by the long series that gives up its rarest parts for them. */
const commonNames = {
  'stackpole RMCF': ['common-connectors'],
  'walsin MLCC': ['common-chips'],
  'kemet C AUTO': ['common-microcontrollers', 'common-power'],
  'kyocera-avx AVX AEC': ['common-switches', 'common-fuses', 'common-modules'],
  'vishay VJ': ['common-passives', 'common-crystals', 'common-optics'],
  'koa-speer RK73H': ['common-discretes', 'common-analog', 'common-kits'],
}

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

const groupByManufacturer = (name: string, all: Rows, more: Omit<More, 'pattern'>): Series[] =>
  [...Map.groupBy(all, ({ manufacturer }) => manufacturer).values()].map((rows) => {
    const pattern = new RegExp(`^(${rows.map(({ mpn }) => escape(mpn)).join('|')})$`)
    return toSeries(name, rows, { pattern, ...more })
  })
const byManufacturer = (tableNames: readonly string[], more: Omit<More, 'pattern'>): Series[] =>
  tableNames.flatMap((name) => groupByManufacturer(name, readTable(name), more))

/** Further parts of boards, a series for each manufacturer; small catalogs contain some of them only. */
export const boardTables: Series[] = byManufacturer(boardNames, { weight: 4 })
export const electromechanicalTables: Series[] = byManufacturer(electromechanicalNames, {
  insteadOf: 'samtec Strips',
})
export const commonTables: Series[] = Object.entries(commonNames).flatMap(([insteadOf, tableNames]) =>
  groupByManufacturer(tableNames.join(' '), tableNames.flatMap(readTable), { insteadOf }),
)
