import { expect, test, vi } from 'vitest'
import type { BomList } from '../bom-list.ts'
import { takeLines } from '../edit-list.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { changeList } from './use-stored-list-client.ts'

const browser = vi.hoisted(() => ({ stored: undefined as unknown }))
const update = vi.hoisted(() =>
  vi.fn(async (_key: string, toNext: (stored: unknown) => unknown) => {
    browser.stored = toNext(browser.stored)
  }),
)
vi.mock('idb-keyval', () => ({ createStore: () => ({}), update }))

const take = (lineId: string) => changeList((list) => takeLines(list, new Set([lineId])))

test('lines that are added to the cart after the buyer has left the page are taken from the stored list', async () => {
  browser.stored = { ...emptyList(), lines: ['a', 'b', 'c'].map((lineId) => newLine({ lineId, partNumber: lineId })) }
  take('a')
  take('b')
  await vi.waitFor(() =>
    expect((browser.stored as BomList).lines.map(({ isSelected }) => isSelected)).toEqual([false, false, true]),
  )
})

test('where the buyer has removed the list meanwhile, there is none', async () => {
  browser.stored = undefined
  update.mockClear()
  take('a')
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(browser.stored).toBeUndefined()
})
