import { readFileSync } from 'node:fs'
import { isAttribute, type AttributeKey } from '../taxonomy/attributes.ts'
import { reel, tape, tray, tube, bulk } from './packings.ts'
import type { Params } from '../taxonomy/attributes.ts'
import type { Facts, Packing, Price } from './part.ts'

type TableFacts = Facts & { manufacturer: string; category: string; noun: string }

const scale: Record<string, number> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
}

const parseNumber = (text: string) => {
  const [, digits, prefix = ''] = /^(-?\d+(?:\.\d+)?)(p|n|u|m|k|M|G|Ki|Mi)?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  return Number((Number(digits) * (scale[prefix] ?? 1)).toPrecision(9))
}

/** `4.7k` is 4700, `2..5.5` a range, all else a word. */
export const parseValue = (text: string): Params[AttributeKey] => {
  const [from, to] = text.split('..').map(parseNumber)
  if (from !== undefined && to !== undefined) return [from, to]
  return from ?? text
}

/** `tape:3000`, `tube:50=LM358P`, `reel:2500=LM358DR`, `bulk`. */
const parsePacking = (text: string, mpn: string, price: Price): Packing[] => {
  const [, kind, pieces, orderCode = mpn] = /^(tape|reel|tube|tray|bulk)(?::(\d+))?(?:=(.+))?$/.exec(text) ?? []
  if (kind === 'tape') return pieces ? tape(mpn, price, [orderCode, Number(pieces)]) : tape(mpn, price)
  if (kind === 'bulk') return [bulk(orderCode, price)]
  if (kind === 'reel') return [reel(orderCode, Number(pieces))]
  if (kind === 'tube') return [tube(orderCode, Number(pieces))]
  if (kind === 'tray') return [tray(orderCode, Number(pieces))]
  throw new Error(`"${text}" is no packing of ${mpn}.`)
}

const fixed = ['manufacturer', 'category', 'noun', 'base', 'each', 'orders', 'price', 'former'] as const
type Cells = Record<string, string>

/** `output_voltage 3.3=33 5=50`: one part for each, the code in place of the star. */
const variants = (cells: Cells): { base: string; extra: Params; each: string }[] => {
  const base = cells['base'] ?? ''
  const [key = '', ...values] = (cells['each'] ?? '').split(' ')
  if (!isAttribute(key)) return [{ base, extra: {}, each: '' }]
  return values.map((pair) => {
    const [value = '', code = value] = pair.split('=')
    return { base: base.replace('*', code), extra: { [key]: parseValue(value) }, each: value }
  })
}

/** The values of `positions` are those of one row of `Header 2×##`. */
const countPositions = (extra: Params, packageName: string): Params => {
  const rows = Number(/(\d)×#/.exec(packageName)?.[1] ?? 1)
  return typeof extra.positions === 'number' ? { ...extra, positions: extra.positions * rows } : extra
}

const fillIn = (packageName: string, each: string) =>
  packageName.replace('##', each.padStart(2, '0')).replace('#', each)

const parseRow = (cells: Cells): TableFacts[] => {
  const own: Params = Object.fromEntries(
    Object.entries(cells).flatMap(([key, text]) => (isAttribute(key) && text !== '' ? [[key, parseValue(text)]] : [])),
  )
  const one = Number(cells['price'])
  const price = { one, fall: one < 0.5 ? 0.2 : one < 10 ? 0.1 : 0.06 }
  return variants(cells).flatMap(({ base, extra, each }) =>
    (cells['orders'] ?? '').split(';').map((order): TableFacts => {
      const [suffix = '', packageName = '', ...packings] = order.split(', ').map((text) => text.trim())
      const mpn = base + suffix.replace(/^-$/, '')
      return {
        mpn,
        manufacturer: cells['manufacturer'] ?? '',
        category: cells['category'] ?? '',
        noun: cells['noun'] ?? '',
        package: fillIn(packageName, each),
        params: { ...countPositions(extra, packageName), ...own },
        packings: packings.flatMap((text) => parsePacking(text, mpn, price)),
        price,
        aliases: (cells['former'] ?? '')
          .split(' ')
          .flatMap((alias) => (alias ? [{ alias, kind: 'former' as const }] : [])),
      }
    }),
  )
}

/** Columns are separated by bars and named in the first line; an empty manufacturer, category or noun repeats the row above. */
export const parseTable = (text: string): TableFacts[] => {
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const columns = header.split('|').map((name) => name.trim())
  const unknown = columns.find((name) => !isAttribute(name) && !fixed.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`"${unknown}" is no column.`)
  const above: Cells = {}
  return lines.flatMap((line) => {
    const row = line.split('|').map((cell) => cell.trim())
    if (row.length !== columns.length) throw new Error(`${row.length} cells for ${columns.length} columns: ${line}`)
    const cells: Cells = Object.fromEntries(row.map((cell, i) => [columns[i] ?? '', cell]))
    for (const key of ['manufacturer', 'category', 'noun']) above[key] = cells[key] ||= above[key] ?? ''
    return parseRow(cells)
  })
}

export const readTable = (name: string) =>
  parseTable(readFileSync(new URL(`../tables/${name}.table`, import.meta.url), 'utf8'))
