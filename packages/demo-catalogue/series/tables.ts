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

export const tables: Series[] = names.map((name) => {
  const rows = readTable(name)
  const byNumber = Object.fromEntries(rows.map((row) => [`${row.manufacturer} ${row.mpn}`, row]))
  return series<{ part: string }>({
    name,
    manufacturer: rows[0]?.manufacturer ?? '',
    category: rows[0]?.category ?? '',
    noun: rows[0]?.noun ?? '',
    pattern: /^\S.*\S$/,
    isAlwaysWhole: true,
    blocks: [{ part: Object.keys(byNumber) }],
    part: ({ part }) => lookup(byNumber, part),
  })
})
