import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { createCsvWriter } from '#i18n/csv.ts'
import { toXlsx } from '#i18n/to-xlsx.ts'
import type { RfqItem } from '../../list/rfq-item.ts'
import type { BomLine } from '../bom-list.ts'
import type { LineState } from '../line-states.ts'
import { emptyList, newLine } from '../new-lines.ts'
import type { BomMatch, LinePlan } from '../plan-line.ts'
import type { BomFacts, BomProduct } from '../bom-facts.ts'
import { bomTable } from './bom-table.ts'
import { toCartEntries } from './to-cart-entries.ts'
import { planQuote, toQuoteEntries } from './to-quote-items.ts'
import { sampleReady } from '#testing/bom-match.ts'

const blank = newLine({ quantity: '10', quantityStatus: 'READ' })
const resistor: BomProduct = {
  id: 'R',
  slug: 'rc0603',
  partNumber: 'RC0603',
  manufacturerName: 'Yageo',
  lifecycleStatus: 'ACTIVE',
  leadTimeWeeks: 12,
  stock: 4_000,
  packaging: 'CUT_TAPE',
  standardPackQuantity: 1,
  minimumOrderQuantity: 100,
  orderMultiple: 100,
}
const noProduct: LinePlan = { kind: 'noProduct' }
const { price: samplePrice } = sampleReady()
const price = {
  ...samplePrice,
  quantity: 30,
  availableUnitPrice: { amount: '0.01000' },
  availableExtendedPrice: { amount: '2.00' },
}

const ready = (needed: number, ordered: number, neededByAll = needed): LinePlan =>
  sampleReady({ productId: 'R', needed, ordered, neededByAll, price })
const withFirst = (needed: number): LinePlan => ({
  kind: 'included',
  needed,
  why: 'none',
  leaderId: '1',
  leaderNumber: 1,
})

type Given = Partial<BomLine> & { plan?: LinePlan; product?: BomProduct }
const toMatch = ({ plan, product }: Given): BomMatch => ({
  verdict: product ? 'EXACT' : 'NOTHING',
  reason: product ? 'SAME_NUMBER' : 'UNKNOWN_NUMBER',
  matchedNumber: null,
  differences: [],
  cheaperPackaging: null,
  smallerPackaging: null,
  product: product ?? null,
  price: plan?.kind === 'ready' ? price : null,
})
const toFacts = (given: Given[], header: string[] = []): BomFacts => {
  const lines = given.map(({ plan: _, product: __, ...line }, at) => ({ ...blank, lineId: String(at + 1), ...line }))
  return {
    list: { ...emptyList(), header, lines },
    matches: new Map(given.map((one, at) => [String(at + 1), toMatch(one)])),
    plans: new Map(given.map(({ plan = noProduct }, at) => [String(at + 1), plan])),
  }
}

describe('to the cart', () => {
  test.each<[string, Given[], [quantity: number, lines: string][]]>([
    ['a line with its order quantity', [{ plan: ready(30, 100), product: resistor }], [[100, '1']]],
    [
      'a product of two lines once',
      [
        { plan: ready(60, 200, 150), product: resistor },
        { plan: withFirst(90), product: resistor },
      ],
      [[200, '1 2']],
    ],
    ['no line that is not selected', [{ plan: ready(30, 100), product: resistor, isSelected: false }], []],
    ['no title', [{ plan: ready(30, 100), product: resistor, kind: 'TITLE' }], []],
    ['no line without a price', [{ plan: { kind: 'onRequest' }, product: resistor }], []],
  ])('%s', (_, given, expected) => {
    const entries = toCartEntries(toFacts(given))
    expect(entries.map(({ quantity, lineIds }) => [quantity, lineIds.join(' ')])).toEqual(expected)
  })

  test.each([
    [['A', ''], 'A'],
    [['A', 'A'], 'A'],
    [['A', 'B'], 'A, B'],
    [['A'.repeat(40), 'B'.repeat(40)], 'A'.repeat(40)],
    [['', ''], null],
  ])('own part numbers %j become %s', (numbers, expected) => {
    const given = numbers.map((customerPartNumber, at) => ({
      plan: at === 0 ? ready(10, 100) : withFirst(10),
      product: resistor,
      customerPartNumber,
    }))
    expect(toCartEntries(toFacts(given))[0]?.customerPartNumber).toBe(expected)
  })
})

describe('to a request for quote', () => {
  const items = (given: Given[]) => toQuoteEntries(toFacts(given)).map(({ item }) => item)

  test('a product of several lines has the sum of the needed quantities and the first target price', () => {
    const given = [
      { plan: ready(30, 100), product: resistor, dateCode: '24+', customerPartNumber: 'A' },
      { plan: ready(12, 100), product: resistor, targetPrice: '0,02', customerPartNumber: 'B' },
    ]
    expect(items(given)).toMatchObject([
      {
        productId: 'R',
        slug: 'rc0603',
        quantity: 42,
        targetPrice: '0.02',
        dateCode: '24+',
        customerPartNumber: 'A, B',
      },
    ])
  })
  test.each<[string, Given, Partial<RfqItem>]>([
    ['without a product', { partNumber: 'X1', manufacturer: 'M' }, { productId: '', partNumber: 'X1', quantity: 10 }],
    ['sold out', { plan: { kind: 'soldOut' }, product: resistor }, { productId: 'R', quantity: 10 }],
    ['by value', { value: '10k', package: '0603' }, { partNumber: '10k 0603' }],
    ['with an unknown quantity', { partNumber: 'X1', quantity: 'some' }, { quantityText: 'some' }],
    ['with a value', { partNumber: 'X1', value: '22K', description: 'Res' }, { note: '22K, Res' }],
    ['with an unsure quantity', { partNumber: 'X1', quantity: '3', quantityStatus: 'UNSURE' }, { quantityText: '' }],
    ['with an unreadable price', { partNumber: 'X1', targetPrice: 'cheap' }, { priceText: 'cheap' }],
  ])('a line %s', (_, given, expected) => {
    expect(items([given])).toMatchObject([expected])
  })
  test('a product of several lines has no quantity where that of one line is unsure', () => {
    const unsure: Given = { quantity: '3', quantityStatus: 'UNSURE', plan: { kind: 'noQuantity' }, product: resistor }
    expect(items([{ plan: ready(200, 200), product: resistor }, unsure])[0]?.quantityText).toBe('')
  })
  test.each<[string, Given]>([
    ['that is not fitted', { partNumber: 'X1', kind: 'NOT_FITTED', plan: { kind: 'notFitted' } }],
    ['without any text', {}],
    ['that has only a number of the own company', { internalNumbers: ['4711'] }],
  ])('no line %s', (_, given) => {
    expect(items([given])).toEqual([])
  })

  const entries = (count: number) => toQuoteEntries(toFacts(Array.from({ length: count }, () => ({ partNumber: 'X' }))))
  test.each([
    [0, 200, 200, 0],
    [0, 201, 200, 1],
    [150, 450, 50, 400],
    [200, 3, 0, 3],
  ])('with %i parts on the list, of %i lines %i are taken and %i left', (listed, count, taken, left) => {
    const others = Array.from({ length: listed }, (_, at): RfqItem => {
      const [entry] = entries(1)
      if (!entry) throw new Error('no entry')
      return { ...entry.item, rowId: `other ${at}` }
    })
    const step = planQuote(others, entries(count))
    expect([step.taken.length, step.left.length, step.items.length]).toEqual([taken, left, listed + taken])
    expect([...step.taken, ...step.left].flatMap(({ lineIds }) => lineIds)).toHaveLength(count)
  })
  test('a part that is listed already keeps what the buyer typed there', () => {
    const given = (texts: Given) => toQuoteEntries(toFacts([{ partNumber: 'X1', ...texts }]))
    const [entry] = given({})
    if (!entry) throw new Error('no entry')
    const listed = { ...entry.item, quantity: 30, targetPrice: '', priceText: 'cheap', dateCode: '2531+', picture: 'p' }
    const { items: updated } = planQuote([listed], given({ quantity: '60', package: '0603' }))
    expect(updated).toEqual([{ ...listed, quantity: 60, package: '0603' }])
    expect(planQuote([listed], given({ targetPrice: '0.11' })).items).toMatchObject([{ targetPrice: '0.11' }])
  })
  test('a part that is listed already gets the new quantity', () => {
    const once = planQuote([], toQuoteEntries(toFacts([{ plan: ready(5, 100), product: resistor }])))
    const again = planQuote(once.items, toQuoteEntries(toFacts([{ plan: ready(7, 100), product: resistor }])))
    expect(again.items).toMatchObject([{ productId: 'R', quantity: 7 }])
    expect(again.updatedCount).toBe(1)
  })
})

describe('the download', () => {
  const names = {
    formatColumn: (column: string) => column,
    formatPackaging: () => 'Cut tape',
    formatLifecycle: () => 'Active',
    toUrl: () => 'https://shop/rc0603',
    formatVerdict: ({ verdict }: LineState) => verdict,
    formatReason: ({ match }: LineState) => match?.reason ?? '',
    formatRisks: ({ risks }: LineState) => risks.join('; '),
  }
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']
  const file = toFacts(
    [
      { kind: 'TITLE', cells: ['Resistors'] },
      { plan: ready(30, 100), product: resistor, cells: formulas },
      { kind: 'TOTAL', cells: ['Total', '', '40'] },
    ],
    ['=Part', 'Ref', 'QTY'],
  )
  const table = bomTable(file, names)

  test('has the rows of the file with their own cells, and the results after them', () => {
    expect(table.map((cells) => cells.slice(0, 6))).toEqual([
      ['=Part', 'Ref', 'QTY', null, null, null],
      ['Resistors', null, null, null, null, null],
      formulas,
      ['Total', '', 40, null, null, null],
    ])
    expect(table.map((cells) => cells.length)).toEqual([21, 21, 21, 21])
    expect(table[1]?.slice(6).every((cell) => cell === null)).toBe(true)
    expect(table[2]?.slice(6)).toEqual([
      'EXACT',
      'SAME_NUMBER',
      '',
      'RC0603',
      'Yageo',
      'Cut tape',
      4_000,
      30,
      100,
      { figure: '0.01000' },
      { figure: '2.00' },
      'USD',
      'Active',
      12,
      'https://shop/rc0603',
    ])
  })

  test('has the texts of lines that the buyer added', () => {
    const [head, line] = bomTable(toFacts([{ partNumber: 'X1', quantity: '5' }]), names)
    expect(head?.slice(0, 8).join(' ')).toBe(
      'designators requestedNumber requestedManufacturer value package description quantity customerPartNumber',
    )
    expect(line?.slice(0, 9)).toEqual(['', 'X1', '', '', '', '', 5, '', 'NOTHING'])
  })

  test('has no CSV cell that a spreadsheet runs as a formula', () => {
    const text = createCsvWriter('en')(formulas)
    expect(text).toBe(`'=1+1,'+1,'-1,'@SUM(A1),'\t=1,"'\r=1"\r\n`)
  })

  test('has no formula and no converted text in the workbook', async () => {
    const { sheets } = await readXlsx(await toXlsx(table, 'List'))
    const rows = sheets[0]?.rows ?? []
    expect(rows[2]?.slice(0, 4)).toEqual(['=1+1', '+1', '-1', '@SUM(A1)'])
    expect(rows[3]?.[2]).toBe(40)
    expect(rows[2]?.slice(12, 17)).toEqual([4_000, 30, 100, 0.01, 2])
    expect([...(sheets[0]?.cells?.values() ?? [])].some((cell) => cell.formula)).toBe(false)
  })
})
