import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const toRows = (tag: string, rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`).join('')
const table = `<table>${toRows('th', [['MPN', 'Qty', 'Value']])}${toRows('td', [
  ['RC0603FR-0710KL', '1.000,00', '10&nbsp;k&Omega;'],
  ['<b>LM358DR</b><br>NE555P', '5', '&nbsp;'],
])}</table>`

test('the XML format of Excel 2003 is read, with merged cells and cells that it leaves out', async () => {
  const cell = (text: string, attributes = '') =>
    `<Cell${attributes}><Data ss:Type="String">${text}</Data><Comment><Data>LM393DR</Data></Comment></Cell>`
  const rows = [
    cell('MPN') + cell('Notes') + cell('Qty'),
    cell('LM358DR') + cell('25', ' ss:Index="3"'),
    cell('NE555P', ' ss:MergeAcross="1"') + cell('8'),
  ]
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Styles/>
    <Worksheet ss:Name="Cover"><Table><Row/></Table></Worksheet>
    <Worksheet ss:Name="BOM"><Table ss:ExpandedColumnCount="3"><Column ss:Width="60"/>${rows
      .map((row) => `<Row ss:Height="15">${row}</Row>`)
      .join('\n')}</Table></Worksheet></Workbook>`
  const list = await readPartsList({ bytes: new TextEncoder().encode(xml) }, 'en')
  expect(list.sheets.map(({ name }) => name)).toEqual(['Cover', 'BOM'])
  expect(list.rows.map(({ numbers, qty }) => [numbers.map(({ number }) => number), qty])).toEqual([
    [['LM358DR'], 25],
    [['NE555P'], 8],
  ])
})

test.each([
  ['a table', `<html><script>"<table><td>1</td>"</script><body>${table}</body></html>`],
  ['a table below another one', `<table><tr><td>Bill of materials</td></tr></table><p>${table}`],
  ['a table inside of a table', `<table><tr><td>Menu</td><td>${table}</td></tr></table>`],
])('%s of a web page is read', async (_, page) => {
  const { rows } = await readPartsList({ bytes: new TextEncoder().encode(page) }, 'en')
  expect(
    rows.map(({ numbers, qty, qty_state, value }) => [numbers.map(({ number }) => number), qty, qty_state, value]),
  ).toEqual([
    [['RC0603FR-0710KL'], 1_000, 'read', '10 kΩ'],
    [['LM358DR', 'NE555P'], 5, 'read', ''],
  ])
})
