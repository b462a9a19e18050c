import { createPartMatcher, type MatchRow } from '@partgate/shop-api/src/catalogue/index.ts'
import type { Database } from '@partgate/shop-api/src/db/database.ts'
import { readPartsList } from '@partgate/shop-api/src/rfq/reading/read-parts-list.ts'
import { quantile } from '../quantile.ts'

export type Times = { p50Ms: number; p95Ms: number }
export type MatchingTimes = { reading: Times; lines: Times; numbers: Times; verdicts: ReadonlyMap<string, number> }

const lineCount = 500
const rounds = 21

const resistances = ['10k', '4k7 1%', '22 K', '100', '1M', '0R', '47k/1%', '2k2', '330R', '49.9', '5k1', '100k 0.1W']
const capacitances = [
  '100n/16V/X7R',
  '1uF 25V',
  '10uF',
  '.47uF',
  '22pF',
  '18pF 50V NP0',
  '4u7/10V',
  '2n2',
  '10nF 50V X7R',
]
const sizes = ['0402', '0603', '0805', '1206']
const footprint = (letter: string, size: string) => `${letter}_${size}`

const pick = <T>(list: readonly T[], at: number) => list[at % list.length]

type Sample = { mpn: string; manufacturer: string }

/** As lists are: half of the lines are resistors and capacitors by value, a third has numbers, some of them as distributors write them, and
 * the shop does not know the rest. */
const listLine = (samples: readonly Sample[], at: number): string[] => {
  const { mpn = '', manufacturer = '' } = pick(samples, at) ?? {}
  const size = pick(sizes, at >> 1) ?? ''
  const quantity = String(1 + (at % 7))
  const numbered = (number: string, value = '') => [`U${at}`, quantity, value, '', manufacturer, number]
  switch (at % 10) {
    case 0:
    case 1:
    case 2:
      return [`R${at}`, quantity, pick(resistances, at) ?? '', footprint('R', size), '', '']
    case 3:
    case 4:
      return [`C${at}`, quantity, pick(capacitances, at) ?? '', footprint('C', size), '', '']
    case 5:
    case 6:
      return numbered(mpn)
    case 7:
      return numbered(at % 20 === 7 ? `603-${mpn}` : mpn.toLowerCase().replaceAll('-', ' '))
    case 8:
      return numbered(`${mpn.slice(0, 6)}Q${mpn.slice(7)}`)
    default:
      return at % 20 === 9 ? numbered(mpn.slice(0, 8)) : [`J${at}`, quantity, 'Conn_01x04', 'PinHeader_1x04', '', '']
  }
}

const header = ['Reference', 'Quantity', 'Value', 'Footprint', 'Manufacturer', 'Manufacturer Part Number']
const toText = (rows: readonly string[][]) =>
  [header, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')

/** The first rounds, which load what does not change, are not counted. */
const measure = async (work: () => Promise<unknown>): Promise<Times> => {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const from = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - from)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { p50Ms: quantile(sorted, 0.5), p95Ms: quantile(sorted, 0.95) }
}

export const measureMatching = async (db: Database): Promise<MatchingTimes> => {
  const samples = await db.query<Sample>(
    `select p.mpn, m.name as manufacturer from parts p join manufacturers m on m.id = p.manufacturer_id
     where p.id % 97 = 5 order by p.popularity desc limit ${lineCount}`,
  )
  const text = toText(Array.from({ length: lineCount }, (_, at) => listLine(samples, at)))
  const read = () => readPartsList({ text }, 'en')
  const rows = (await read()).rows.map((row): MatchRow => ({
    partNumbers: row.numbers.map(({ number }) => number),
    internalNumbers: [],
    manufacturer: row.manufacturer,
    quantity: row.qty,
    value: row.value,
    package: row.package,
    description: row.description,
    designators: row.designators,
  }))
  const blank = {
    internalNumbers: [],
    manufacturer: '',
    quantity: 100,
    value: '',
    package: '',
    description: '',
    designators: '',
  }
  const numbers = samples.map(({ mpn }): MatchRow => ({ ...blank, partNumbers: [mpn] }))
  const match = createPartMatcher(db)
  const verdicts = Map.groupBy(await match(rows), ({ verdict }) => verdict)
  return {
    reading: await measure(read),
    lines: await measure(() => match(rows)),
    numbers: await measure(() => match(numbers)),
    verdicts: new Map([...verdicts].map(([verdict, { length }]) => [verdict, length])),
  }
}
