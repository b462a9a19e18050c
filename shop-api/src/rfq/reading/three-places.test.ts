import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const languages = ['en', 'de'] as const

const readQuantities = async (lang: (typeof languages)[number], ...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, lang)
  return rows.map(({ qty, qty_state }) => [qty, qty_state])
}
const erp = (quantities: readonly string[], header = 'Artikelnummer;Menge;Einheit', ...more: readonly string[]) => {
  const parts = ['LM358DR', 'NE555P', 'TPS54331DR']
  return [header, ...parts.map((part, at) => [part, quantities[at], 'Stück', ...more].join(';'))]
}

test.each(languages)(
  'three places in all quantities are unsure on a page in %s; the small number is likely',
  async (lang) => {
    expect(await readQuantities(lang, ...erp(['25,000', '40,000', '6,000']))).toEqual([
      [25, 'unsure'],
      [40, 'unsure'],
      [6, 'unsure'],
    ])
  },
)

test.each(languages)('on a page in %s, other numbers of the list decide what three places are', async (lang) => {
  const header = 'Artikelnummer;Menge;Einheit;Preis'
  expect(await readQuantities(lang, ...erp(['25,000', '40,000', '6,000'], header, '0,22'))).toEqual([
    [25, 'read'],
    [40, 'read'],
    [6, 'read'],
  ])
  expect(await readQuantities(lang, ...erp(['25,000', '40,000', '6,000'], header, '0.22'))).toEqual([
    [25_000, 'read'],
    [40_000, 'read'],
    [6_000, 'read'],
  ])
  expect(await readQuantities(lang, ...erp(['25,000', '0,250', '6,000']))).toEqual([
    [25, 'read'],
    [null, 'unsure'],
    [6, 'read'],
  ])
})

test.each(languages)('on a page in %s, the number of designators decides', async (lang) => {
  const rows = ['Menge\tWert\tBauteile', '4,000\t100nF\tC1 C2 C3 C4', '2,000\t10k\tR1 R2', '5,000\t4k7\t']
  expect(await readQuantities(lang, ...rows)).toEqual([
    [4, 'read'],
    [2, 'read'],
    [5, 'read'],
  ])
})

test.each(languages)('on a page in %s, numbers of items and revisions decide nothing', async (lang) => {
  const rows = ['Pos;Artikel;Menge;Rev', '1.1;LM358DR;25,000;1.0', '1.2;NE555P;40,000;1.1', '1.3;TPS54331DR;6,000;2.0']
  expect(await readQuantities(lang, ...rows)).toEqual([
    [25, 'unsure'],
    [40, 'unsure'],
    [6, 'unsure'],
  ])
})

test('where nothing points to decimals, the thousands are likely', async () => {
  expect(await readQuantities('en', 'MPN\tQty', 'LM358DR\t25,000', 'NE555P\t5,000')).toEqual([
    [25_000, 'unsure'],
    [5_000, 'unsure'],
  ])
  expect(await readQuantities('en', 'MPN\tQty', 'LM358DR\t25.000', 'NE555P\t5.000')).toEqual([
    [25, 'unsure'],
    [5, 'unsure'],
  ])
})

test('thousands in lines that people type, or beside numbers without places, are read', async () => {
  expect(await readQuantities('en', '1,000 pcs LM358DR', '2,000 pcs NE555P', '4,000 pcs TPS54331DR')).toEqual([
    [1_000, 'read'],
    [2_000, 'read'],
    [4_000, 'read'],
  ])
  expect(await readQuantities('en', 'MPN\tQty', 'LM358DR\t1,000', 'NE555P\t500')).toEqual([
    [1_000, 'read'],
    [500, 'read'],
  ])
})

test.each([
  ['8542.39.00', '8542.31.00'],
  ['12.01.2027', '12.02.2027'],
  ['2027.01.12', '2027.02.12'],
  ['1.0.12', '1.0.13'],
  ['12.345.678', '12.345.679'],
  ['1.01', '1.02'],
  ['0.25', '0.50'],
])('%s in a column that has no prices decides nothing', async (first, second) => {
  const tabs = ['MPN\tQty\tOther', `LM358DR\t1,000\t${first}`, `NE555P\t3,000\t${second}`]
  const quoted = ['MPN,Qty,Other', `LM358DR,"1,000",${first}`, `NE555P,"3,000",${second}`]
  for (const lines of [tabs, quoted])
    expect((await readQuantities('en', ...lines)).map(([, state]) => state)).toEqual(['unsure', 'unsure'])
})

test('sums of money decide what three places are', async () => {
  expect(
    await readQuantities('en', 'MPN\tQty\tGesamtpreis', 'LM358DR\t25.000\t1.234,50', 'NE555P\t5.000\t20,00'),
  ).toEqual([
    [25_000, 'read'],
    [5_000, 'read'],
  ])
})

test('a number that is no whole number as a decimal excludes decimals for all quantities', async () => {
  const grouped = [
    [1_000, 'unsure'],
    [2_500, 'unsure'],
    [10_000, 'unsure'],
  ]
  const lines = ['LM358DR\t1,000\t0,25', 'NE555P\t2,500\t0,10', 'TPS54331DR\t10,000\t1,20']
  expect(await readQuantities('en', 'MPN\tQty\tPrice', ...lines)).toEqual(grouped)
  expect((await readQuantities('en', ...lines)).map(([, state]) => state)).not.toContain('read')
})

test.each([
  ['en', 'read'],
  ['de', 'unsure'],
] as const)('on a page in %s, 2,500 beside 1,000 is a number in groups: %s', async (lang, state) => {
  expect(await readQuantities(lang, 'MPN\tQty', 'LM358DR\t1,000', 'NE555P\t2,500')).toEqual([
    [1_000, state],
    [2_500, state],
  ])
})
