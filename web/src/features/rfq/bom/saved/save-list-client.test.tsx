import { type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { sampleMatch } from '#testing/bom-match.ts'
import type { BomMatch } from '../plan-line.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { SaveList } from './save-list-client.tsx'

const states = vi.hoisted(() => ({ values: [] as unknown[], at: 0 }))
const shop = vi.hoisted(() => ({ save: vi.fn(async () => ({})) }))
const buttons = vi.hoisted(() => new Map<ReactNode, (() => void) | undefined>())

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useState: (first: unknown) => {
    const at = states.at++
    if (!(at in states.values)) states.values[at] = typeof first === 'function' ? first() : first
    return [states.values[at], (next: unknown) => (states.values[at] = next)]
  },
}))
vi.mock('urql', () => ({ useClient: () => ({}) }))
vi.mock('#graphql/generated/hooks/rfq.ts', () => ({ useSavePartsListMutation: () => [{}, shop.save] }))
vi.mock('./members-only-client.tsx', () => ({
  MembersOnly: ({ children }: { children: (lists: []) => ReactNode }) => children([]),
}))
vi.mock('./use-opened-list-client.ts', () => ({ useOpenedList: () => ({ opened: { name: 'Board' }, changes: null }) }))
vi.mock('#ui/overlay/modal-client.tsx', () => ({ Modal: ({ children }: { children: ReactNode }) => children }))
vi.mock('#ui/button.tsx', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick?: () => void }) => {
    buttons.set(children, onClick)
    return null
  },
}))

const messages = (await loadMessages('en')) as Messages
const lines = ['A', 'B'].map((lineId) => newLine({ lineId, partNumber: lineId }))
const list = { ...emptyList(), lines }

const openForm = (...matchedIds: string[]) => {
  states.at = 0
  buttons.clear()
  const matches = new Map(matchedIds.map((lineId): [string, BomMatch] => [lineId, sampleMatch()]))
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SaveList facts={{ list, matches, plans: new Map() }} change={() => {}} onClose={() => {}} />
    </NextIntlClientProvider>,
  )
}
const press = (label: string) => buttons.get(label)?.()

beforeEach(() => {
  states.values = []
  shop.save.mockClear()
})

test('before all lines are matched, the list is saved on request only', () => {
  openForm('A')
  press('Save as a new list')
  expect(openForm('A')).toContain('1 of 2 lines matched')
  expect(shop.save).not.toHaveBeenCalled()
  press('Save anyway')
  expect(shop.save).toHaveBeenCalledOnce()
})

test('a list whose lines are matched is saved at once', () => {
  openForm('A', 'B')
  press('Save as a new list')
  expect(shop.save).toHaveBeenCalledOnce()
})
