import type { ClipboardEvent } from 'react'
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BomList } from '../bom-list.ts'
import type { Row } from '../line-rows.ts'
import { toLineState } from '../line-states.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { type Cell, fixedColumns } from './grid-columns.ts'
import { useGridEditing } from './use-grid-editing-client.ts'

const hooks = vi.hoisted(() => ({ values: [] as unknown[], at: 0 }))
vi.mock('react', async (original) => {
  const useRef = (first: unknown) => {
    const at = hooks.at++
    return (hooks.values[at] ??= { current: first })
  }
  return {
    ...(await original<object>()),
    useRef,
    useState: (first: unknown) => {
      const state = useRef(first) as { current: unknown }
      return [state.current, (next: unknown) => (state.current = next)]
    },
  }
})
vi.mock('next-intl', () => ({ useTranslations: () => (key: string) => key }))
vi.mock('#i18n/numbers.ts', () => ({ useNumbers: () => ({ integer: String }) }))
vi.stubGlobal('HTMLInputElement', vi.fn())

const quantityColumn = fixedColumns + 1
const undo = vi.fn()
const redo = vi.fn()
let list: BomList
let position: Cell

const toRows = (): Row[] =>
  list.lines.map((line, at) => ({
    ...toLineState(line, { matches: new Map(), plans: new Map() }),
    number: at + 1,
    refusal: null,
  }))

/** The grid reports only positions that differ from the last one. */
const moveTo = (row: number, column = quantityColumn) => {
  if (row === position.row && column === position.column) return
  position = { row, column }
  render().onActive(position)
}
const handle = {
  setActivePosition: ({ rowIdx, idx }: { rowIdx: number; idx: number }) => moveTo(rowIdx, idx),
} as DataGridHandle

const render = () => {
  hooks.at = 0
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- without React's hooks, which are replaced
  return useGridEditing({
    grid: { current: handle },
    rows: toRows(),
    free: 100,
    direction: 'ltr',
    change: (change) => {
      list = change(list)
    },
    undo,
    redo,
    openCandidates: () => {},
  })
}

type Keys = Partial<Pick<CellKeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey'>>
const press = (keys: Keys) => {
  const event = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, ...keys }
  const effects = { preventDefault: () => {}, preventGridDefault: () => {} }
  const args = { mode: 'ACTIVE', row: toRows()[position.row], column: {}, rowIdx: position.row }
  render().onCellKeyDown(args as CellKeyDownArgs<Row>, { ...event, ...effects } as CellKeyboardEvent)
}
const paste = (texts: Record<string, string>) =>
  render().onPaste({
    clipboardData: { types: Object.keys(texts), getData: (type: string) => texts[type] ?? '' },
    preventDefault: () => {},
  } as unknown as ClipboardEvent)
const getQuantities = () => list.lines.map(({ quantity }) => quantity)

beforeEach(() => {
  hooks.values = []
  position = { row: -1, column: -1 }
  list = { ...emptyList(), lines: ['1', '2', '3', '4'].map((quantity) => newLine({ partNumber: 'X', quantity })) }
  undo.mockReset()
  redo.mockReset()
  moveTo(2)
})

test('after Shift and an arrow key at the edge, a click selects one cell', () => {
  press({ key: 'ArrowDown', shiftKey: true })
  press({ key: 'ArrowDown', shiftKey: true })
  expect(render().block).toMatchObject({ from: { row: 2 }, to: { row: 3 } })
  moveTo(0)
  press({ key: 'Delete' })
  expect(getQuantities()).toEqual(['', '2', '3', '4'])
})

test.each([
  ['Russian', 'я', 'KeyZ', undo],
  ['Russian', 'н', 'KeyY', redo],
  ['Arabic', 'ئ', 'KeyZ', undo],
  ['German', 'z', 'KeyY', undo],
  ['Dvorak', ';', 'KeyZ', null],
])('with the keyboard layout %s, Ctrl+%s (%s) is the command that buyers expect', (_, key, code, command) => {
  press({ key, code, ctrlKey: true })
  expect([undo, redo].filter(({ mock }) => mock.calls.length > 0)).toEqual(command ? [command] : [])
})

test('a typed letter of a Russian keyboard is no command', () => {
  press({ key: 'я', code: 'KeyZ' })
  expect(undo).not.toHaveBeenCalled()
})

test('on a Russian keyboard, Ctrl+A selects all cells and Ctrl+D fills down', () => {
  press({ key: 'в', code: 'KeyD', ctrlKey: true })
  expect(getQuantities()).toEqual(['1', '2', '2', '4'])
  press({ key: 'ф', code: 'KeyA', ctrlKey: true })
  expect(render().block).toMatchObject({ from: { row: 0 }, to: { row: 3 } })
})

test.each([
  ['a file', { Files: '' }, '3'],
  ['a picture of a web page', { 'text/html': '<img>', Files: '' }, '3'],
  ['an empty text', { 'text/plain': '' }, ''],
  ['a text', { 'text/plain': '7' }, '7'],
])('pasting %s leaves the quantity %j as %j', (_, texts, quantity) => {
  paste(texts)
  expect(getQuantities()).toEqual(['1', '2', quantity, '4'])
})
