import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const lines = [
  'Comment,Description,Designator,Footprint,LibRef,Quantity,Value',
  'Cap,Capacitor,"C1, C2",CAPC1608X90N,Cap,2,100nF',
  'Cap Pol1,Polarized Capacitor (Radial),C4,CAPPR5-10x12.5,Cap Pol1,1,470uF',
  'Res1,Resistor,"R1, R2, R3",RESC1608X55N,Res1,3,10K',
  'BAT54S,Schottky,D1,SOT23,Diode BAT54S,1,',
  'STM32F103C8T6,MCU,U1,LQFP48,STM32F103C8T6,1,',
  'Header 4,"Header, 4-Pin",P1,HDR1X4,Header 4,1,',
  'Approved,,Notes,,,,',
]
const read = (texts: readonly string[], columns: { column: number; meaning: 'value' | 'note' }[] = []) =>
  readPartsList({ text: texts.join('\n') }, 'en', { columns })
const values = ['100nF', '470uF', '10K', 'BAT54S', 'STM32F103C8T6', 'Header 4']

test.each([{ columns: [] }, { columns: [{ column: 0, meaning: 'value' as const }] }])(
  'in the default export of Altium, each line has the value or the number that one of two columns states: $columns',
  async ({ columns }) => {
    const list = await read(lines, columns)
    expect(list.columns.filter(({ meaning }) => meaning === 'value').map(({ header }) => header)).toEqual([
      'Comment',
      'Value',
    ])
    expect(list.rows.filter(({ kind }) => kind === 'part').map(({ value }) => value)).toEqual(values)
  },
)

test('a comment of words beside a value is a note', async () => {
  const words = ['first choice', 'see drawing', 'close to the chip', 'from stock', 'solder by hand']
  const list = await read(['Designator,Value,Comment,Quantity', ...words.map((text, i) => `R${i + 1},${i}k,${text},1`)])
  expect(list.rows.map(({ value, note }) => [value, note])).toEqual(words.map((text, i) => [`${i}k`, text]))
})

test('a note that is nothing but a part number names the part', async () => {
  const list = await read(['Designator,Footprint,Note,Quantity', 'U1,LQFP48,STM32F103C8T6,1', 'R1,0603,by hand,1'])
  expect(list.rows.map(({ numbers }) => numbers.map(({ number }) => number))).toEqual([['STM32F103C8T6'], []])
})

test('the sign of a currency behind each price is no value', async () => {
  const list = await read([
    'Lamp',
    '',
    ...['PCB', 'ATTINY84', 'MCP73811', 'Case'].map((text) => `${text.padEnd(20)} 4.00 €`),
  ])
  expect(list.rows.filter(({ kind }) => kind === 'part').map(({ value }) => value)).toEqual(['', '', '', ''])
})
