import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readLines = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows
    .filter(({ kind }) => kind === 'part')
    .map(({ numbers: [first], qty, qty_state }) => [first?.number, qty_state === 'read' ? qty : qty_state])
}

const wanted = [
  ['LM358DR', 25],
  ['NE555P', 40],
  ['TPS54331DR', 6],
]
const written = (write: (number: string, count: number) => string) =>
  wanted.map(([number, count]) => write(String(number), Number(count)))

describe('lines of part numbers and counts', () => {
  test.each([
    [(number: string, count: number) => `${count} pcs ${number}, Texas Instruments`],
    [(number: string, count: number) => `${number} ${count} pcs DC 2231+`],
    [(number: string, count: number) => `${count}、${number}，${count}片`],
    [(number: string, count: number) => `> ${count} x ${number}`],
    [(number: string, count: number) => `(${count}) ${number}`],
    [(number: string, count: number) => `${number} (${count} pcs)`],
    [(number: string, count: number) => `${number}*${count}`],
    [(number: string, count: number) => `${count % 7}. ${number} - ${count} pcs`],
    [(number: string, count: number) => `${count % 7}) ${count} ${number}`],
    [(number: string, count: number) => `${number} ${count} @ $0.22`],
    [(number: string, count: number) => `${number} qty: ${count}`],
  ])('are read: %s', async (write) => {
    expect(await readLines(...written(write))).toEqual(wanted)
    expect(await readLines(...written(write).slice(0, 2))).toEqual(wanted.slice(0, 2))
  })

  test('a number alone in brackets behind the part number may be the number of pins', async () => {
    const { rows } = await readPartsList({ text: written((number, count) => `${number} (${count})`).join('\n') }, 'en')
    expect(rows.map(({ qty, qty_state }) => [qty, qty_state])).toEqual(wanted.map(([, count]) => [count, 'unsure']))
  })

  test('may each be written in another way, or have no clear count', async () => {
    expect(
      await readLines(
        '10x GRM188R71H104KA93D',
        'RC0603FR-0710KL x 50',
        'LM358DR 25 pcs',
        '(3) BSS138LT1G',
        'NE555P (5)',
        'STM32F103C8T6',
        'TPS54331DR 2 reels',
        '2 x 100 pcs 1N4148W-7-F',
      ),
    ).toEqual([
      ['GRM188R71H104KA93D', 10],
      ['RC0603FR-0710KL', 50],
      ['LM358DR', 25],
      ['BSS138LT1G', 3],
      ['NE555P', 'unsure'],
      ['STM32F103C8T6', 'missing'],
      ['TPS54331DR', 'missing'],
      ['1N4148W-7-F', 'missing'],
    ])
  })

  test('may have a price, and thousands, which are unsure without a unit', async () => {
    const text = [
      'please quote:',
      '- 500 pcs LM358DR',
      '- GRM155R71C104KA88D, 2k',
      '- BSS138LT1G 3k pcs',
      '* 1,000 RC0603FR-0710KL @ $0.005',
      'RC0402FR-0710KL, 10k',
    ].join('\n')
    const { rows } = await readPartsList({ text }, 'en')
    const parts = rows.filter(({ kind }) => kind === 'part')
    expect(parts.map(({ numbers: [first], qty, qty_state }) => [first?.number, qty, qty_state])).toEqual([
      ['LM358DR', 500, 'read'],
      ['GRM155R71C104KA88D', 2_000, 'unsure'],
      ['BSS138LT1G', 3_000, 'read'],
      ['RC0603FR-0710KL', 1_000, 'read'],
      ['RC0402FR-0710KL', null, 'missing'],
    ])
  })

  test('may have text behind a further comma', async () => {
    expect(await readLines('LM358DR, 25, urgent', 'NE555P, 40, by December', 'TPS54331DR, 6')).toEqual(wanted)
  })

  test('may begin with the manufacturer; other words before the number make the count unsure', async () => {
    expect(await readLines('TI LM358DR 25 pcs', 'ST NE555P 40 pcs', 'TI TPS54331DR x 6')).toEqual(wanted)
    const { rows } = await readPartsList({ text: 'for LM358DR 1,000 pcs\nfor NE555P 40 pcs' }, 'en')
    expect(rows.map(({ numbers: [first], qty, qty_state }) => [first?.number, qty, qty_state])).toEqual([
      ['LM358DR', 1_000, 'unsure'],
      ['NE555P', 40, 'unsure'],
    ])
  })

  test('may begin with a designator', async () => {
    const { rows } = await readPartsList({ text: 'U1 x 1 LM358DR\nU2 x 1 NE555P' }, 'en')
    expect(rows.map(({ designators, qty }) => [designators, qty])).toEqual([
      ['U1', 1],
      ['U2', 1],
    ])
  })

  test('with two counts have no clear one', async () => {
    const unclear = ['LM358DR 10-20 pcs', '2 x 1,000 pcs NE555P', 'TPS54331DR x 4 / x 5']
    expect(await readLines(...unclear)).toEqual(wanted.map(([number]) => [number, 'missing']))
  })

  test('are found between the sentences of a mail', async () => {
    const mail = [
      'Hallo Frau Meier,',
      '',
      'bitte um ein Angebot bis Freitag, 12.05.2023 für folgende Bauteile:',
      '- 500 Stk. BC847B,215 (Nexperia)',
      '- STM32F103C8T6, 25 St., Datecode nicht älter als 2021',
      'AMS1117-3.3 2K',
      '',
      'Mit freundlichen Grüßen',
      'Tel. 0711 1234567',
      'D-70565 Stuttgart',
    ]
    expect(await readLines(...mail)).toEqual([
      ['BC847B,215', 500],
      ['STM32F103C8T6', 25],
      ['AMS1117-3.3', 'unsure'],
    ])
  })
})

test.each(['50 to 100 pcs', '100 - 200 pcs', '100 or 200 pcs', '100 pcs (or 200)', '100 pcs, maybe 200'])(
  'of the counts in %j, none is certain',
  async (counts) => {
    const [first] = await readLines(`LM358DR ${counts}`, 'NE555P 40 pcs', 'TPS54331DR 6 pcs')
    expect(first).toEqual(['LM358DR', expect.stringMatching(/unsure|missing/)])
  },
)

test('words in place of a part number are the description of the line', async () => {
  const { rows } = await readPartsList({ text: 'STM32F103C8T6 10\nLM358DR 20\nXYZ-NOPE 3\nNE555P 5' }, 'en')
  expect(rows.map(({ numbers: [first], description, qty }) => [first?.number, description, qty])).toEqual([
    ['STM32F103C8T6', '', 10],
    ['LM358DR', '', 20],
    [undefined, 'XYZ-NOPE', 3],
    ['NE555P', '', 5],
  ])
})

test.each([
  ['LM317T 10 pcs TO220', 'LM317T', 10],
  ['2N3904 x 50 TO92', '2N3904', 50],
  ['LM358DR 100 pcs - 0.25 USD', 'LM358DR', 100],
  ['NE555P 50 pcs - 2 weeks', 'NE555P', 50],
  ['TL072CP 20 pcs / 1 reel', 'TL072CP', 20],
  ['TPS54331DR 6 pcs -40..85C', 'TPS54331DR', 6],
  ['7805TO x 10', '7805TO', 10],
])('the count in %j is certain', async (line, number, qty) => {
  const { rows } = await readPartsList({ text: `${line}\nBC547B 40 pcs\nBSS138 6 pcs` }, 'en')
  expect(rows[0]).toMatchObject({ numbers: [{ number }], qty, qty_state: 'read' })
})
