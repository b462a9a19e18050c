import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const read = async (text: string) => {
  const { rows } = await readPartsList({ bytes: new TextEncoder().encode(text) }, 'en')
  return rows.map(({ numbers: [first], qty }) => [first?.number, qty])
}

test.for([
  ['locations of an FPGA', 'To,Location\nbtn[0],PIN_W9\nbtn[1],PIN_W8\nosc,PIN_M9'],
  ['package pins', 'port_name,package_pin,io_standard\nclk_p,L16,TMDS_33\nd0_p,K17,TMDS_33\nhpd,E18,LVCMOS33'],
  ['nets with their pins', '+5V        C1.1 C2.1 U1.3\nBAT        BT1.1 Q1.2 U1.5\nPROG       R2.1 U1.6'],
  ['registers', 'Register,Name,Type\n40001,Voltage L1,uint16\n40002,Voltage L2,uint16\n40021,Power,int32'],
  [
    'customers',
    'No,Name,Street,ZIP,City\n10023,Becker,Lindenweg 4,70173,Stuttgart\n10024,Nowak,Polna 12,50123,Wroclaw',
  ],
  ['lengths with decimal commas', 'id;length [mm]\n1;3,20\n2;3,25\n3;3.15\n4;3,20\n5;3,10'],
  ['times and readings', 'timestamp,value\n1718000100,21\n1718000160,21\n1718000220,22'],
])('a table of %s is no parts list', async ([, text]) => {
  await expect(read(text ?? '')).rejects.toThrow('fileEmpty')
})

test('parts with locations, addresses or numbers of digits only are a parts list', async () => {
  expect(await read('Part,Address,Qty\nBME280,0x76,1\nMCP23017,0x20,2\nPCF8574,0x21,4')).toEqual([
    ['BME280', 1],
    ['MCP23017', 2],
    ['PCF8574', 4],
  ])
  expect(await read('MPN,Signal,Pin,Qty\nLM358DR,OUT_A,U1.1,1\nNE555P,CLK,U2.3,2\nTL072CP,OUT_B,U3.1,3')).toEqual([
    ['LM358DR', 1],
    ['NE555P', 2],
    ['TL072CP', 3],
  ])
  const digits = '61300211121;12;0.11\n61300311121;4;0.13\n61300411121;30;0.15\n61300811821;2;0.52'
  expect(await read(digits)).toEqual([
    ['61300211121', 12],
    ['61300311121', 4],
    ['61300411121', 30],
    ['61300811821', 2],
  ])
})
