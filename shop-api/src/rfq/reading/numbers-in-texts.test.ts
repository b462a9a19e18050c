import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'
import { findNumberInText } from './number-in-text.ts'
import { readShopLink } from './rows/shop-link.ts'

const csv = (text: string) => new TextEncoder().encode(text)

test.for(['Part', 'Name', 'Component'])('numbers are found among values in a column named %s', async (name) => {
  const list = `Designator,${name},Footprint,Quantity
"C1, C2",100nF,0402,2
R1,10k,0603,1
U1,STM32F103C8T6,LQFP-48,1
J1,Conn_01x04,PinHeader_1x04,1
"C3, C4, C5",4.7uF,0603,3
U2,LM358DR,SOIC-8,1
"R2, R3",4k7,0402,2
H1,MountingHole3.2mm,MountingHole,1
`
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows.map(({ numbers }) => numbers.map(({ number }) => number).join())).toEqual([
    '',
    '',
    'STM32F103C8T6',
    '',
    '',
    'LM358DR',
    '',
    '',
  ])
})

test.for([
  ['10k', 'Resistor', '', '10k', 'Resistor'],
  ['100nF (0.1µF)', '50V X7R', '', '100nF (0.1µF)', '50V X7R'],
  ['1n', '1nF', 'Filter', '1nF', 'Filter'],
  ['panel mount', '', 'Switch', 'panel mount', 'Switch'],
  ['C_Small', '22p', 'Filter', '22p', 'Filter'],
  ['10uF 16V X7R 0603', 'Capacitor', '', '10uF 16V X7R 0603', 'Capacitor'],
  ['330', 'Resistor', '', '330', 'Resistor'],
] as const)('%s in place of a part number, beside %j and %j', async ([text, value, description, ...wanted]) => {
  const list = `Designator,MPN,Value,Description,Qty\nR1,${text},${value},${description},1\nU1,LM358DR,,Amplifier,1\nU2,NE555P,,Timer,1\n`
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  const [row] = rows
  expect([row?.value, row?.description, row?.numbers]).toEqual([...wanted, []])
})

test('in a table of numbers and quantities only, each text is a number', async () => {
  const { rows } = await readPartsList({ bytes: csv('MPN,Qty\n10k,5\nLM358DR,1\nARDUINO,2\n') }, 'en')
  expect(rows.map(({ numbers: [first] }) => first?.number)).toEqual(['10k', 'LM358DR', 'ARDUINO'])
})

test('a part number in the column of the manufacturer is no manufacturer', async () => {
  const list = 'Designator,Qty,Value,Mfr\nR1,1,1k5,RC0805FR-071K5L\nR2,1,4k7,Yageo\nR3,1,10k,Yageo\n'
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  const [row] = rows
  expect([row?.numbers, row?.manufacturer]).toMatchObject([[{ number: 'RC0805FR-071K5L', company: '' }], ''])
})

test('a column of values that the buyer chose has no numbers', async () => {
  const bytes = csv('Designator,Part,Quantity\n"C1, C2",100nF,2\nU1,LM358DR,1\nR1,10k,1\nR2,22k,1\n')
  const { rows } = await readPartsList({ bytes }, 'en', { columns: [{ column: 1, meaning: 'value' }] })
  expect(rows.flatMap((each) => each.numbers)).toEqual([])
})

test.for([
  ['BC817-40', 'BC817-40'],
  ['LM1117 3,3V', 'LM1117'],
  ['MT3608(SOT23-6)', 'MT3608'],
  ['Traco TSR 1-2450', 'TSR 1-2450'],
  ['10uF CL21A106KAYNNNE', 'CL21A106KAYNNNE'],
  ['Cable 2 pins KF2510-2P', 'KF2510-2P'],
  ['USB_B_Micro 1051330001', '1051330001'],
  ['Atmega32U4 44TQFP', 'Atmega32U4'],
  ['NCP1117-3.3_SOT223', 'NCP1117-3.3'],
  ['SD103AWS_C5345966', 'SD103AWS'],
  ['PTC 1.1A (MF-MSMF110)', 'MF-MSMF110'],
  ['901-10510-2', '901-10510-2'],
  ['T491A106K016AT', 'T491A106K016AT'],
  ['EN25Q64-104HIP', 'EN25Q64-104HIP'],
  ['T500mA250V', null],
  ['DIODE SCHOTTKY 40V 1A DO214AC', null],
  ['Resistors for LEDs D3-D6', null],
  ['12V 10A power supply 100V-265V', null],
  ['CAP CER 0.1UF 25V 10% X7R 0603', null],
  ['Conn_01x04', null],
  ['PINHD-1X2', null],
  ['10k 0603', null],
  ['BAT-US1234', 'BAT-US1234'],
  ['A-US12', 'A-US12'],
  ['CPOL-USE2.5-6', null],
  ['R-EU_R0603', null],
  ['CAP(100NF50V0603)', null],
  ['110mAh', null],
  ['30k+1k', null],
  ['DF12NC(3.0)-50DS-0.5V(51)', 'DF12NC(3.0)-50DS-0.5V(51)'],
] as const)('%s has the number %s', ([text, number]) => {
  expect(findNumberInText(text)?.number ?? null).toBe(number)
})

test.for([
  ['https://www.digikey.com/product-detail/en/LM358DR/296-1014-1-ND/277042', 'LM358DR'],
  ['https://www.digikey.com/en/products/detail/texas-instruments/LM358DR/277042', 'LM358DR'],
  ['https://www.mouser.de/ProductDetail/Texas-Instruments/LM358DR?qs=abc', 'LM358DR'],
  ['https://www.arrow.com/en/products/lm358dr/texas-instruments', 'LM358DR'],
  ['[Mouser](https://www.mouser.de/ProductDetail/Texas-Instruments/LM358DR?qs=abc)', 'LM358DR'],
  ['[opamp](https://www.digikey.com/en/products/detail/texas-instruments/LM358DR/277042 "page")', 'LM358DR'],
  ['https://www.arrow.com/en/products/search/lm358dr', null],
  ['https://www.mouser.be/datasheet/2/585/MLCC-1837944.pdf', null],
  ['https://example.com/products/detail/a/LM358DR/1', null],
  ['or [this one](https://www.digikey.com/en/products/detail/texas-instruments/LM358DR/277042)', null],
  ['https://', null],
] as const)('%s is the page of %s', ([url, number]) => {
  expect(readShopLink(url)?.number ?? null).toBe(number)
})

test('a link column that the buyer ignores has no numbers', async () => {
  const bytes = csv(
    'Designator,Value,Quantity,Page\nU1,opamp,1,https://www.digikey.com/en/products/detail/ti/LM358DR/277042\nR1,10k,2,\nR2,1k,1,\n',
  )
  const { rows } = await readPartsList({ bytes }, 'en', { columns: [{ column: 3, meaning: 'ignored' }] })
  expect(rows.flatMap((each) => each.numbers)).toEqual([])
})

const readNumbers = async (text: string) => {
  const { rows } = await readPartsList({ bytes: csv(text) }, 'en')
  return rows.map(({ numbers }) => numbers.map(({ number }) => number).join())
}

test.for([
  ['BZX 84C5V1', 'BZX 84C5V1'],
  ['MAX 232CPE', 'MAX 232CPE'],
  ['STM 32F103C8T6', 'STM 32F103C8T6'],
  ['LTV 817S-TA1', 'LTV 817S-TA1'],
  ['ESP WROOM32', 'ESP WROOM32'],
  ['Bourns 3362P-1-103LF', '3362P-1-103LF'],
] as const)('%s without a header has the number %s', async ([text, number]) => {
  expect(await readNumbers(`${text}\t5\nLM358DR\t10\nGRM155R71C104KA88D\t20`)).toEqual([
    number,
    'LM358DR',
    'GRM155R71C104KA88D',
  ])
})

test.for([
  ['Part', ' / '],
  ['Component', ', '],
  ['Reference', ', '],
] as const)('alternatives in a column named %s, between "%s", are numbers', async ([header, sign]) => {
  const list = `${header}\tQty\tNote\nLM358DR${sign}LM358DT\t2\tany\nBC547B${sign}BC547C\t2\tany\nNE555P\t1\t\n1N4148\t1\t`
  expect(await readNumbers(list)).toEqual(['LM358DR,LM358DT', 'BC547B,BC547C', 'NE555P', '1N4148'])
})

test.for([
  ['1.5E3', '1.5E3'],
  ['8.85012E+11', ''],
] as const)('a spreadsheet leaves %s the number %j', async ([text, number]) => {
  expect(await readNumbers(`MPN\tQty\n${text}\t5\nLM358DR\t10`)).toEqual([number, 'LM358DR'])
})

test('a text with two blanks in a table with tabs is one cell', async () => {
  const list = 'Ref\tQty\tMPN\tNote\nU1\t1\tLM358DR\ta\nU2\t1\tNE555P\tb\nU3  to be defined\nU4\t1\tBC547B\tc'
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows.map(({ kind, designators }) => [kind, designators])).toEqual([
    ['part', 'U1'],
    ['part', 'U2'],
    ['title', 'U3 to be defined'],
    ['part', 'U4'],
  ])
})

test('a list of numbers that look like symbols of EAGLE is read', async () => {
  expect(await readNumbers('BAT-US1234\t5\nLM358DR\t10\nA-US12\t20')).toEqual(['BAT-US1234', 'LM358DR', 'A-US12'])
})

test.for(['Manufacturer', 'Mfr'])('3PEAK in a column named %s is a manufacturer', async (header) => {
  const list = `MPN\t${header}\tQty\nTP1541A\t3PEAK\t1\nTPA2644\t3PEAK\t5\nLMV358A\t3PEAK\t3\nTPA1834\t3PEAK\t2`
  const { columns } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(columns.map(({ meaning }) => meaning)).toEqual(['manufacturer_part_number', 'manufacturer', 'quantity'])
})

test.for<[string, string]>([
  ['PTS645SL50SMTR 92 LFS', 'PTS645SL50SMTR 92 LFS'],
  ['PTS526 SM15 SMTR2 LFS', 'PTS526 SM15 SMTR2 LFS'],
  ['B4B-XH-A (LF)(SN)', 'B4B-XH-A (LF)(SN)'],
  ['PTS645SL50SMTR 92 lfs', 'PTS645SL50SMTR 92 lfs'],
  ['LM358DR SOIC-8', 'LM358DR'],
  ['TL072CP DIP8 LF', 'TL072CP'],
  ['BSS138 SOT23 LF', 'BSS138'],
  ['BSS138 SOT23 lf', 'BSS138'],
  ['BC547B TO92 LFS', 'BC547B'],
  ['1N4148 DO35 LF', '1N4148'],
  ['RC0603FR-0710KL 0603 LF', 'RC0603FR-0710KL'],
  ['GRM155R71C104KA88D 100NF 0402 LF', 'GRM155R71C104KA88D'],
  ['RC0603FR-0710KL 10K LF', 'RC0603FR-0710KL'],
  ['LM358N 8PIN LF', 'LM358N'],
  ['MF-MSMF050 15V LF', 'MF-MSMF050'],
])('%s in a text has the number %s', ([text, number]) => expect(findNumberInText(text)?.number).toBe(number))

test.for([
  ['LCSC P/N C25804', 'C25804', 'LCSC'],
  ['bought at Mouser, part no. 603-RC0603FR-0710KL (May)', '603-RC0603FR-0710KL', 'Mouser'],
  ['Digi-Key PN: 311-10.0KHRCT-ND', '311-10.0KHRCT-ND', 'Digi-Key'],
] as const)('the code in the remark %j is read', async ([remark, number, company]) => {
  const list = `Designator,Value,Qty,Remarks\nR1,10k,1,"${remark}"\nR2,22k,1,\nC1,100nF,1,ceramic\n`
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows[0]?.numbers).toEqual([{ meaning: 'distributor_part_number', number, company, column: 3 }])
})

test('neither the legal form of a company nor a reference to a note is a number', async () => {
  const list = 'Qty,Part number,Description\n1,CUI Inc. VXO7803-500-M,Converter\n1,(see note 2),Board\n2,NE555P,Timer\n'
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows.map(({ numbers }) => numbers.map(({ number, company }) => [number, company]))).toEqual([
    [['VXO7803-500-M', 'CUI Inc.']],
    [],
    [['NE555P', '']],
  ])
})

test('designators of another board in a column of numbers are no number', async () => {
  const list = `Reference,Value,Count,References,Name,Part number
"C2, C3, C4",10nF,3,"C2, C3, C9",Capacitor,
U1,,1,U1,Inverter,74HC04D
U2,,1,U2,Timer,NE555P
`
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows.map(({ numbers }) => numbers.map(({ number }) => number))).toEqual([[], ['74HC04D'], ['NE555P']])
})

test('a board in a column of numbers is not the chip after which it is named', async () => {
  const list = 'Item,Model,Qty\nController,ESP32-S3 DevKit,1\nTimer,NE555P (DIP-8),2\nRegulator,AMS1117-3.3,1\n'
  const { rows } = await readPartsList({ bytes: csv(list) }, 'en')
  expect(rows.map(({ numbers: [first] }) => first?.number)).toEqual(['ESP32-S3 DevKit', 'NE555P', 'AMS1117-3.3'])
})
