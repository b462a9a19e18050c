import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const toRows = (tag: string, rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`).join('')
const table = `<table>${toRows('th', [['MPN', 'Qty', 'Value']])}${toRows('td', [
  ['RC0603FR-0710KL', '1.000,00', '10&nbsp;k&Omega;'],
  ['<b>LM358DR</b><br>NE555P', '5', '&nbsp;'],
])}</table>`

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
