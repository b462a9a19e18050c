import { expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'
import { findTable } from './rows/find-table.ts'
import { chooseQuantity } from './rows/quantity-of-row.ts'
import { toTextSheet } from './rows/text-sheet.ts'

const readQuantities = async (text: string) => {
  const { rows } = await readPartsList({ text: text.replaceAll('|', '\t') }, 'en')
  return rows.map(({ qty, qty_state }) => `${qty} ${qty_state}`)
}
const withHeader = (header: string) =>
  readQuantities(`${header}\nLM358DR|10|2|20\nNE555P|5|4|20\nBC547B|25|3|75\nTL431ACZ|20|5|100`)

test.for(['MPN|Pack size|Packs|Pieces', 'MPN|MOQ|Lots|Quantity', 'MPN|Qty per reel|Reels|Qty', 'MPN|Rows|Boards|Qty'])(
  'the only quantity of %s is the product of two columns',
  async (header) => expect(await withHeader(header)).toEqual(['20 read', '20 read', '75 read', '100 read']),
)

test.for(['MPN|Qty|Rate|Amount', 'MPN|Qty|Boards|Total qty', 'MPN|Nos|Price|Quantity'])(
  'of a quantity and its product in %s, the quantity counts',
  async (header) => expect(await withHeader(header)).toEqual(['10 read', '5 read', '25 read', '20 read']),
)

test.for(['MPN|X|Rate|Amount', 'MPN|X|Price|Qty', 'MPN|Packs|Cost|Pieces'])(
  'a product of %s that may be money is unsure',
  async (header) => expect(await withHeader(header)).toEqual(['20 unsure', '20 unsure', '75 unsure', '100 unsure']),
)

test('the cells of a wide list are read a few times, however many columns claim the quantity', () => {
  const columns = Array.from({ length: 48 }, (_, i) => i)
  const rows = Array.from({ length: 30 }, (_, at) => at + 1)
  const cells = [
    ['MPN', ...columns.map((i) => `Qty A${i}`)],
    ...rows.map((at) => [`LM358DR${at}`, ...columns.map((i) => String(1 + ((at * 7 + i * 3) % 19)))]),
  ]
  const sheet = toTextSheet({ name: '', isHidden: false, separators: 'cells', rows: cells, merges: [] })
  const table = findTable(sheet)?.sections[0]?.table
  let reads = 0
  const counted = { ...sheet, row: (at: number) => (reads++, sheet.row(at)) }
  if (table) chooseQuantity(counted, table, rows, { read: '.', shown: null })
  expect(reads).toBeGreaterThan(rows.length)
  expect(reads).toBeLessThan(10 * rows.length * columns.length)
})
