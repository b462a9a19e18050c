'use client'
import { type ClipboardEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'next-intl'
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { longToastDurationMs, toast } from '#ui/toast/toast-store.ts'
import type { BomList } from '../bom-list.ts'
import {
  countColumnsLeftOut,
  countRowsLeftOut,
  editCells,
  fillDown,
  parseBlock,
  pasteBlock,
  removeLines,
  writeBlock,
} from '../edit-list.ts'
import { fitPastedFields } from './fit-pasted-fields.ts'
import {
  type Block,
  toBlock,
  type Cell,
  findField,
  findFillBlock,
  fixedColumns,
  isOneCell,
  lastColumn,
  toPasteTarget,
  toTarget,
  toTexts,
} from './grid-columns.ts'
import { linesTitleId } from '../line-ids.ts'
import type { Row } from '../line-rows.ts'

const headerRow = -1
const up = { row: -1, column: 0 }
const down = { row: 1, column: 0 }
const back = { row: 0, column: -1 }
const forth = { row: 0, column: 1 }
const vertical: { [key: string]: Cell } = { ArrowUp: up, ArrowDown: down }
const arrows: Record<'ltr' | 'rtl', { [key: string]: Cell }> = {
  ltr: { ArrowUp: up, ArrowDown: down, ArrowLeft: back, ArrowRight: forth },
  rtl: { ArrowUp: up, ArrowDown: down, ArrowLeft: forth, ArrowRight: back },
}

/** Marks a block in the clipboard that was copied from the grid. */
const blockOfGridType = 'application/x-partgate-bom-block'

const isTyping = ({ target }: ClipboardEvent) => target instanceof HTMLInputElement && target.type === 'text'
/** Keyboards of other scripts have the commands on the keys of the Latin letters. */
const toLetter = ({ key, code }: CellKeyboardEvent) =>
  ((key > '~' && /^Key([A-Z])$/.exec(code)?.[1]) || key).toLowerCase()
const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

type GridEditing = {
  grid: RefObject<DataGridHandle | null>
  rows: readonly Row[]
  free: number
  direction: 'ltr' | 'rtl'
  change: (change: (list: BomList) => BomList) => void
  undo: () => void
  redo: () => void
  openCandidates: (lineId: string) => void
}

/** The grid has one active cell; with Shift, the block from the anchor to it is the one that keys and the clipboard concern. */
export const useGridEditing = ({ grid, rows, free, direction, change, undo, redo, openCandidates }: GridEditing) => {
  const t = useTranslations('bom.grid')
  const { integer } = useNumbers()
  const [active, setActive] = useState<Cell | null>(null)
  const [anchor, setAnchor] = useState<Cell | null>(null)
  const isExtending = useRef(false)
  /** The active cell is being edited because of a typed character: then arrow keys leave the cell. */
  const isOverwriting = useRef(false)
  const block = active && toBlock(anchor ?? active, active)

  const activate = ({ row, column }: Cell) =>
    grid.current?.setActivePosition({ rowIdx: row, idx: column }, { shouldFocus: true })

  const extendTo = (from: Cell, { row, column }: Cell) => {
    const target = { row: clamp(row, rows.length - 1), column: clamp(column, lastColumn) }
    // The grid does not report a cell that is active already.
    isExtending.current = target.row !== active?.row || target.column !== active.column
    setAnchor(from)
    activate(target)
  }

  /** The header is active meanwhile, because the grid does not focus a cell that is active already. */
  const remove = (lineIds: ReadonlySet<string>, { row, column }: Cell) => {
    const last = rows.length - lineIds.size - 1
    flushSync(() => {
      activate({ row: headerRow, column })
      change((list) => removeLines(list, lineIds))
    })
    if (last < 0) document.getElementById(linesTitleId)?.focus()
    else activate({ row: Math.min(row, last), column })
  }

  const clear = (cleared: Block) => {
    const { lineIds, fields } = toTarget(rows, cleared)
    const edits = lineIds.flatMap((lineId) => fields.flatMap((field) => (field ? [{ lineId, field, text: '' }] : [])))
    change((list) => editCells(list, edits))
  }

  const commands = (event: CellKeyboardEvent): (() => void) | undefined => {
    if (!block || !active) return undefined
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const letter = isCommand ? toLetter(event) : ''
    if (letter === 'z') return shiftKey ? redo : undo
    if (letter === 'y') return redo
    if (letter === 'd') {
      const filled = findFillBlock(block)
      return () => filled && change((list) => fillDown(list, toTarget(rows, filled)))
    }
    if (letter === 'a')
      return () => extendTo({ row: 0, column: fixedColumns }, { row: rows.length - 1, column: lastColumn })
    if (isCommand && key === 'Delete') {
      const { lineIds } = toTarget(rows, block)
      return () => remove(new Set(lineIds), { row: block.from.row, column: active.column })
    }
    if (key === 'Delete' || key === 'Backspace') return () => clear(block)
    const step = shiftKey && !isCommand ? arrows[direction][key] : undefined
    return (
      step && (() => extendTo(anchor ?? active, { row: active.row + step.row, column: active.column + step.column }))
    )
  }

  const onCellKeyDown = (args: CellKeyDownArgs<Row>, event: CellKeyboardEvent) => {
    const act = (work: () => void) => {
      event.preventDefault()
      event.preventGridDefault()
      work()
    }
    const { row, column, rowIdx } = args
    if (args.mode === 'EDIT') {
      const { key, shiftKey } = event
      const step = key === 'Enter' ? (shiftKey ? up : down) : isOverwriting.current && !shiftKey && vertical[key]
      if (!step || event.nativeEvent.isComposing) return
      const { idx: column } = args.column
      const [{ line }, field] = [args.row, findField(column)]
      act(() => {
        // The grid does not report a text that is confirmed as it is.
        if (field) change((list) => editCells(list, [{ lineId: line.lineId, field, text: line[field] }]))
        args.onClose(true)
        activate({ row: clamp(rowIdx + step.row, rows.length - 1), column })
      })
      return
    }
    isOverwriting.current = event.key.length === 1
    if (event.key === 'Enter' && column?.key === 'part' && row?.match) return act(() => openCandidates(row.line.lineId))
    const command = commands(event)
    if (command) act(command)
  }

  const onCopy = (event: ClipboardEvent) => {
    if (!block || isTyping(event)) return
    event.clipboardData.setData('text/plain', writeBlock(toTexts(rows, block)))
    event.clipboardData.setData(blockOfGridType, 'true')
    event.preventDefault()
  }

  const onCut = (event: ClipboardEvent) => {
    if (!block || isTyping(event)) return
    onCopy(event)
    clear(block)
  }

  const onPaste = (event: ClipboardEvent) => {
    const { types } = event.clipboardData
    if (!block || isTyping(event) || !types.includes('text/plain')) return
    const pasted = parseBlock(event.clipboardData.getData('text/plain'))
    const isBlockOfGrid = types.includes(blockOfGridType)
    const { lineIds, fields } = toPasteTarget(rows, block.from, isBlockOfGrid)
    const target = { lineIds, fields: isBlockOfGrid ? fields : fitPastedFields(fields, pasted) }
    event.preventDefault()
    change((list) => pasteBlock(list, target, pasted))
    const rowCount = countRowsLeftOut(target, pasted.length, free)
    const columnCount = countColumnsLeftOut(target, pasted, isBlockOfGrid)
    const warn = (text: string) => toast.error(text, { durationMs: longToastDurationMs })
    if (rowCount > 0) warn(t('pasteLeftOut', { count: rowCount, max: integer(maxPartsListRows) }))
    if (columnCount > 0) warn(t('pasteColumnsLeftOut', { count: columnCount }))
  }

  return {
    block: block && !isOneCell(block) ? block : null,
    onCellKeyDown,
    onCopy,
    onCut,
    onPaste,
    onDoubleClick: () => {
      isOverwriting.current = false
    },
    onActive: (cell: Cell | null) => {
      setActive(cell)
      isOverwriting.current = false
      if (!isExtending.current) setAnchor(null)
      isExtending.current = false
    },
    /** A click with Shift; false for the first cell. */
    extendByClick: (cell: Cell) => {
      if (!active) return false
      extendTo(anchor ?? active, cell)
      return true
    },
  }
}
