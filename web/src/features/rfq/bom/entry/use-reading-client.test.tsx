import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { unstoredTexts } from '#ui/browser/stored-text.ts'
import { layoutCorrections } from './stored-layouts.ts'
import { type ReadList, type UseReading, useReading } from './use-reading-client.ts'

const shop = vi.hoisted(() => ({ parse: vi.fn() }))
const preview = vi.hoisted(() => ({ storePreview: vi.fn<(read: ReadList) => void>() }))
vi.mock('#graphql/generated/hooks/rfq.ts', () => ({ useParsePartsListMutation: () => [{}, shop.parse] }))
vi.mock('#graphql/generated/hooks/graphql.ts', () => ({ useUploadPartsListMutation: () => [{}, vi.fn()] }))
vi.mock('./stored-preview.ts', () => ({ ...preview, forgetPreview: async () => {} }))

type List = Pick<ParsedList_ListFragment, 'sheets' | 'sheet' | 'headerRow' | 'columns' | 'layout' | 'isCorrected'>
const sheet = { name: null, isHidden: false, rowCount: 9, hasTable: true }
const column = (at: number, meaning: 'QUANTITY' | 'IGNORED', confidencePercent: number) => ({
  column: at,
  header: null,
  meaning,
  confidencePercent,
})
const found: List = {
  sheets: [sheet, sheet],
  sheet: 0,
  headerRow: 1,
  columns: [column(1, 'QUANTITY', 80), column(2, 'IGNORED', 60)],
  layout: 'layout',
  isCorrected: false,
}
const corrected = {
  ...found,
  columns: [column(0, 'IGNORED', 99), column(1, 'IGNORED', 100), column(2, 'QUANTITY', 100)],
  isCorrected: true,
}
const correctedColumns = [
  { column: 1, meaning: 'IGNORED' },
  { column: 2, meaning: 'QUANTITY' },
]
const text = 'MPN,Qty,Spare\nLM358DR,1,10'

function Page({ onOpen }: { onOpen: (opened: UseReading) => void }) {
  onOpen(useReading())
  return null
}

/** Without effects and without updates of the state, as in a page that is rendered once. */
const openPage = () => {
  let opened: UseReading | undefined
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{}}>
      <Page onOpen={(reading) => (opened = reading)} />
    </NextIntlClientProvider>,
  )
  return opened!
}

const respond = (...lists: List[]) => {
  for (const list of lists) shop.parse.mockResolvedValueOnce({ data: { parsePartsList: { list, errors: [] } } })
}
const getShown = () => preview.storePreview.mock.lastCall?.[0] as ReadList
const readText = async (...lists: List[]) => {
  respond(...lists)
  await openPage().takeText(text)
  return getShown()
}
const correct = async (read: ReadList, overrides: ReadList['overrides'], list = found) => {
  respond(list)
  await openPage().correct(read, overrides)
  return getShown()
}
const listInputs = () => shop.parse.mock.calls.map(([{ input }]) => input)

beforeEach(() => {
  unstoredTexts.clear()
  shop.parse.mockReset()
})

test('corrections that the shop remembers are announced, and forgotten there on request', async () => {
  const read = await readText(corrected)
  expect(read.hasStoredCorrections).toBe(true)
  const forgotten = await correct(read, { columns: [] })
  expect(listInputs()).toEqual([
    { text, columns: [] },
    { text, columns: [], ignoresStoredCorrections: true },
  ])
  expect(forgotten.hasStoredCorrections).toBe(false)
})

const columns = [{ column: 2, meaning: 'QUANTITY' as const }]

test('where the shop has applied remembered corrections, the browser adds none, and the next one starts from them', async () => {
  layoutCorrections.write('layout', columns)
  const read = await readText({ ...corrected, sheet: 1, headerRow: 3 })
  expect(listInputs()).toEqual([{ text, columns: [] }])
  expect(read.overrides).toEqual({ sheet: 1, headerRow: 3, columns: correctedColumns })
})

test.for([
  ['one sheet', { sheets: [sheet] }, { headerRow: 1 }],
  ['no header', { headerRow: null }, { sheet: 0, headerRow: 0 }],
] as const)('remembered corrections of a list with %s start from it', async ([, changes, overrides]) => {
  const read = await readText({ ...corrected, ...changes } as List)
  expect(read.overrides).toEqual({ ...overrides, columns: correctedColumns })
})

test.for([{ sheet: 1 }, { headerRow: 2 }])(
  'columns of the chosen table %o are not remembered for lists as the shop finds them',
  async (chosen) => {
    layoutCorrections.write('layout', columns)
    const other = await correct(await readText(found, found), { ...chosen, columns: [] })
    await correct(other, { ...chosen, columns: [{ column: 1, meaning: 'IGNORED' }] })
    expect(layoutCorrections.read('layout')).toEqual(columns)
  },
)

test('columns of the found table are remembered', async () => {
  await correct(await readText(found), { columns })
  expect(layoutCorrections.read('layout')).toEqual(columns)
})
