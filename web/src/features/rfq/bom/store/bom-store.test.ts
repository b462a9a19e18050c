import { set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBomStore } from './bom-store.ts'
import { emptyList } from '../new-lines.ts'

vi.mock('idb-keyval', () => ({ createStore: () => ({}), set: vi.fn() }))
vi.mock('./stored-mark.ts', () => ({ markListStored: () => {} }))

const toList = (name: string) => ({ ...emptyList(), name })
const [older, newer] = [toList('older'), toList('newer')]
const full = new DOMException('The storage is full', 'QuotaExceededError')
const readNames = () => vi.mocked(set).mock.calls.map(([, list]) => list.name)

beforeEach(() => {
  vi.mocked(set).mockReset().mockResolvedValue()
})

test('a list that arrives while another write fails is written', async () => {
  vi.mocked(set).mockRejectedValueOnce(full)
  const store = createBomStore()
  const written = Promise.all([store.write(older), store.write(newer)])
  expect(await written).toEqual([true, true])
  expect(readNames()).toEqual(['older', 'newer'])
})

test('a list that the browser does not store is written once', async () => {
  vi.mocked(set).mockRejectedValue(full)
  expect(await createBomStore().write(older)).toBe(false)
  expect(readNames()).toEqual(['older'])
})
