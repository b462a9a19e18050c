import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const readLines = async (...lines: string[]) => {
  const { rows } = await readPartsList({ text: lines.join('\n') }, 'en')
  return rows
    .filter(({ kind }) => kind === 'part')
    .map(({ numbers: [first], designators, value, description, qty, qty_state }) => [
      designators,
      value || description || first?.number,
      qty_state === 'read' || qty_state === 'designators' ? qty : `${qty}?`,
    ])
}

describe('lines that people type, without a table', () => {
  test('counts in brackets, behind check boxes or without a sign', async () => {
    const named = ['10k resistor 0805', '100nF capacitor', 'red LED, 5mm']
    const wanted = named.map((name, at) => ['', name, at + 2])
    expect(await readLines(...named.map((name, at) => `(${at + 2}) ${name}`))).toEqual(wanted)
    expect(await readLines(...named.map((name, at) => `- [ ] ${at + 2}x ${name}`))).toEqual(wanted)
    expect(await readLines('What you need:', '', ...named.map((name, at) => `${at + 2} ${name}`))).toEqual(wanted)
  })

  test('counts behind the text', async () => {
    expect(await readLines('10k resistor 0805 x 4', '100nF capacitor, qty 6', '1N4007 diode (2x)')).toEqual([
      ['', '10k resistor 0805', 4],
      ['', '100nF capacitor', 6],
      ['', '1N4007 diode', 2],
    ])
  })

  test('counts in a column of their own, behind numbered texts', async () => {
    expect(
      await readLines(
        '1. LM2596S voltage regulator \t\t1 pcs',
        '2. 100nF capacitor               4',
        '3. 1k resistor\t2',
        '4. Wires                         some of each',
        '5. Speaker 8 Ohm, 1 W            1',
        '6. Push button                   3',
      ),
    ).toEqual([
      ['', 'LM2596S voltage regulator', 1],
      ['', '100nF capacitor', 4],
      ['', '1k resistor', 2],
      ['', 'Speaker 8 Ohm, 1 W', 1],
      ['', 'Push button', 3],
    ])
  })

  test('counts before designators and values', async () => {
    expect(await readLines('1x 74HC00 gate', '1x C2 = 47pF ceramic', '2x LED', '1x R4 = 4.7k', '1x R1 = 330k')).toEqual(
      [
        ['', '74HC00 gate', 1],
        ['C2', '47pF ceramic', 1],
        ['', 'LED', 2],
        ['R4', '4.7k', 1],
        ['R1', '330k', 1],
      ],
    )
  })

  test('groups of equal parts, copied from a table whose groups open and close', async () => {
    expect(
      await readLines(
        'v  C1, C2\t18pF\tCapacitor_SMD:C_0805',
        '        C1\t18pF\tCapacitor_SMD:C_0805',
        '        C2\t18pF\tCapacitor_SMD:C_0805',
        '>  C3-C5, C8\t100nF\tCapacitor_SMD:C_0603',
        '    C6\t470uF\tCapacitor_SMD:CP_Elec_6.3x7.7',
        '>  R1, R2\t10k\tResistor_SMD:R_0603',
        '    U1\t74HC00\tPackage_DIP:DIP-14',
      ),
    ).toEqual([
      ['C1, C2', '18pF', 2],
      ['C3-C5, C8', '100nF', 4],
      ['C6', '470uF', 1],
      ['R1, R2', '10k', 2],
      ['U1', '74HC00', 1],
    ])
  })

  test('counts and designators behind the text', async () => {
    expect(await readLines('* NE5532P ×2 (U1, U2)', '* 22 kΩ ×3 (R1-R2, R5)', '* 10 uF ×1 (C1, C2)')).toEqual([
      ['U1, U2', 'NE5532P', 2],
      ['R1-R2, R5', '22 kΩ', 3],
      ['C1, C2', '10 uF', '1?'],
    ])
  })

  test('a size behind the text is no count', async () => {
    expect(await readLines('M3 x 10', '10k resistor 0805 x 4', '100nF capacitor x 6', 'LED x 2')).toEqual([
      ['', '10k resistor 0805', 4],
      ['', '100nF capacitor', 6],
      ['', 'LED', 2],
    ])
  })

  test('names of kinds between the lines, and part numbers between the sentences of a mail', async () => {
    expect(await readLines('Resistors:', 'R1, R2 - 10k', 'Capacitors:', 'C1 - 22p', 'ICs:', 'U1 - TL074')).toEqual([
      ['R1, R2', '10k', 2],
      ['C1', '22p', 1],
      ['U1', 'TL074', 1],
    ])
    expect(
      await readLines('Hello,', 'please quote:', '10 x LM358DR', '5 x NE555P', '2 x SS34', 'Thanks', 'Jo'),
    ).toEqual([
      ['', 'LM358DR', 10],
      ['', 'NE555P', 5],
      ['', 'SS34', 2],
    ])
  })

  test('designators before or behind the value, with blanks or a colon between', async () => {
    const wanted = [
      ['R1,R2', '10k', 2],
      ['C1-C3', '100n', 3],
      ['U1', 'LM358', 1],
    ]
    expect(await readLines('R1,R2 10k', 'C1-C3 100n', 'U1 LM358')).toEqual(wanted)
    expect(await readLines('10k: R1,R2', '100n: C1-C3', 'LM358: U1')).toEqual(wanted)
  })

  test('cells between dashes', async () => {
    expect(await readLines('Resistor 10k - 2 pcs - 0805', 'Resistor 4k7 - 1 pcs - 0805', 'LED - 5 pcs - 0603')).toEqual(
      [
        ['', 'Resistor 10k', 2],
        ['', 'Resistor 4k7', 1],
        ['', 'LED', 5],
      ],
    )
  })
})

describe('designators between commas without quotes', () => {
  test('are one cell where the row has just so many cells more than the header', async () => {
    expect(
      await readLines('Value,Package,Designators', '100n,0402,C1,C2,C3', '10k,0402,R1,R2', 'LM358,SO8,U1'),
    ).toEqual([
      ['C1, C2, C3', '100n', 3],
      ['R1, R2', '10k', 2],
      ['U1', 'LM358', 1],
    ])
  })

  test('are not counted surely where they may go on in the next cell', async () => {
    expect(await readLines('C1, C2 100n 0402, note', 'R1, R2 10k 0402, note', 'U1, LM358 SO8, note')).toEqual([
      ['C1', expect.anything(), '1?'],
      ['R1', expect.anything(), '1?'],
      ['U1', expect.anything(), 1],
    ])
  })
})

test('cells between colons are a table where every line has them', async () => {
  expect(await readLines('refdes:value:footprint:qty', 'C1,C2:100n:0603:2', 'U1:LM358:SO8:1')).toEqual([
    ['C1,C2', '100n', 2],
    ['U1', 'LM358', 1],
  ])
})
