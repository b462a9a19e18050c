import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ParsedList_ListFragment } from '#graphql/generated/types.ts'
import { unstoredTexts } from '#ui/browser/stored-text.ts'
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
const corrected = { ...found, columns: [column(1, 'IGNORED', 100), column(2, 'QUANTITY', 100)], isCorrected: true }
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
