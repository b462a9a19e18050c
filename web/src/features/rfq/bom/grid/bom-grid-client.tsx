'use client'
import { useMemo, useRef } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { type Column, DataGrid, type DataGridHandle, type RenderEditCellProps, SelectColumn } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { useNumbers } from '#i18n/numbers.ts'
import { getLanguage } from '#i18n/routing.ts'
import { classes } from '#ui/classes.ts'
import { useMediaQuery } from '#ui/browser/use-media-query-client.ts'
import { useTextScale } from '#ui/browser/use-text-scale-client.ts'
import type { BomList } from '../bom-list.ts'
import { editCells, isEditedField, selectLines } from '../edit-list.ts'
import { BlockContext, CellContent, renderers, SelectAll, SelectLine, TextEditor } from './grid-cells-client.tsx'
import { type GridColumn, gridColumns, toFigureWidth, toQuantityWidth } from './grid-columns.ts'
import type { Row } from '../line-rows.ts'
import { findShownPrice } from '../line-states.ts'
import { useGridEditing } from './use-grid-editing-client.ts'
import styles from './bom-grid.module.css'

export type BomGridProps = {
  rows: readonly Row[]
  /** Number of lines that can be added. */
  free: number
  change: (change: (list: BomList) => BomList) => void
  undo: () => void
  redo: () => void
  openCandidates: (lineId: string) => void
}

/** Below it, the columns up to the total have their compact widths. */
const compactGrid = '(max-width: 77.5em)'
const scrollBarPx = 18
/** With the usual text size; the grid multiplies all of these, and the widths of the columns, by the text scale. */
const [rowHeightPx, headerHeightPx, selectPx] = [56, 40, 35]
const numeric: ReadonlySet<GridColumn> = new Set(['quantity', 'stock', 'needed', 'unit', 'extended', 'targetPrice'])
const cellClasses: { [column in GridColumn]?: string | undefined } = {
  verdict: styles.wrapped,
  order: styles.order,
  risk: styles.wrapped,
  unit: styles.unit,
}
/** Without it, the grid opens the editor for a paste. */
const leaveToFrame = ({ row }: { row: Row }) => row

const toKey = ({ line }: Row) => line.lineId
const isNotFitted = ({ line }: Row) => line.kind === 'NOT_FITTED'

const rowClasses: { [kind: string]: string | undefined } = {
  NOT_FITTED: styles.notFitted,
  ALTERNATE: styles.alternate,
}
const toRowClass = ({ line }: Row) => rowClasses[line.kind]

const findLargest = (rows: readonly Row[], toValue: (row: Row) => number | string | undefined) =>
  rows.reduce((largest, row) => Math.max(largest, Number(toValue(row) ?? 0)), 0)

const minNumberPx = 38
type FigureWidths = { number: number } & { [column in GridColumn]?: number }

/** No figure of the list is cut. */
const useFigureWidths = (rows: readonly Row[]): FigureWidths => {
  const { integer, unitPrice, total } = useNumbers()
  const largest = useMemo(
    () => ({
      stock: findLargest(rows, ({ match }) => match?.product?.stock),
      needed: findLargest(rows, ({ plan }) => (plan?.kind === 'ready' || plan?.kind === 'included' ? plan.needed : 0)),
      unit: findLargest(rows, (row) => findShownPrice(row)?.availableUnitPrice?.amount),
      extended: findLargest(rows, (row) => findShownPrice(row)?.availableExtendedPrice?.amount),
    }),
    [rows],
  )
  const [stock, needed] = [toFigureWidth(integer(largest.stock)), toFigureWidth(integer(largest.needed))]
  const [unit, extended] = [toFigureWidth(unitPrice(largest.unit)), toFigureWidth(total(largest.extended))]
  const number = Math.max(minNumberPx, toFigureWidth(String(rows.at(-1)?.number ?? 0)))
  const quantity = toQuantityWidth(rows)
  return useMemo(
    () => ({ number, quantity, stock, needed, unit, extended }),
    [number, quantity, stock, needed, unit, extended],
  )
}

const useColumns = (rows: readonly Row[], textScale: number, openCandidates: (lineId: string) => void) => {
  const t = useTranslations('bom.grid')
  const isCompact = useMediaQuery(compactGrid)
  const figureWidths = useFigureWidths(rows)
  return useMemo((): readonly Column<Row>[] => {
    const toWidth = (px: number) => Math.ceil(px * textScale)
    const selectWidth = toWidth(selectPx)
    const select: Column<Row> = {
      ...SelectColumn,
      width: selectWidth,
      minWidth: selectWidth,
      maxWidth: selectWidth,
      cellClass: styles.select,
      headerCellClass: styles.select,
      frozen: true,
      renderHeaderCell: (props) => <SelectAll {...props} />,
      renderCell: (props) => <SelectLine {...props} />,
    }
    const number: Column<Row> = {
      key: 'number',
      name: t('columns.number'),
      width: toWidth(figureWidths.number),
      minWidth: toWidth(minNumberPx),
      frozen: true,
      cellClass: styles.figure,
      headerCellClass: classes(styles.head, styles.figureHead),
      renderCell: ({ row }) => row.number,
    }
    const others = gridColumns.map(({ key, width, compact }): Column<Row> => ({
      key,
      name: t(`columns.${key}`),
      width: toWidth(Math.max(isCompact ? compact : width, figureWidths[key] ?? 0)),
      resizable: true,
      frozen: key === 'partNumber',
      cellClass: classes(numeric.has(key) && styles.figure, cellClasses[key]),
      headerCellClass: classes(styles.head, (numeric.has(key) || key === 'order') && styles.figureHead),
      renderCell: ({ row, tabIndex }) => (
        <CellContent name={key} row={row} tabIndex={tabIndex} open={() => openCandidates(row.line.lineId)} />
      ),
      ...(isEditedField(key) && {
        renderEditCell: (props: RenderEditCellProps<Row>) => <TextEditor {...props} />,
        editorOptions: { closeOnExternalRowChange: false },
      }),
    }))
    return [select, number, ...others]
  }, [t, isCompact, textScale, figureWidths, openCandidates])
}

export function BomGrid({ rows, free, change, undo, redo, openCandidates }: BomGridProps) {
  const t = useTranslations('bom.grid')
  const { dir: direction } = getLanguage(useLocale())
  const grid = useRef<DataGridHandle>(null)
  const textScale = useTextScale()
  const [rowHeight, headerHeight] = [rowHeightPx * textScale, headerHeightPx * textScale]
  const columns = useColumns(rows, textScale, openCandidates)
  const editing = useGridEditing({ grid, rows, free, direction, change, undo, redo, openCandidates })
  const selected = useMemo(
    () => new Set(rows.filter(({ line }) => line.isSelected).map(({ line }) => line.lineId)),
    [rows],
  )
  return (
    <BlockContext value={editing.block}>
      <div className={styles.frame} onCopy={editing.onCopy} onCut={editing.onCut} onPaste={editing.onPaste}>
        <DataGrid
          ref={grid}
          className={styles.grid}
          aria-label={t('label')}
          aria-describedby="bom-grid-keys"
          direction={direction}
          columns={columns}
          rows={rows}
          rowKeyGetter={toKey}
          style={{ blockSize: `min(70vh, ${headerHeight + rows.length * rowHeight + scrollBarPx}px)` }}
          rowHeight={rowHeight}
          headerRowHeight={headerHeight}
          rowClass={toRowClass}
          renderers={renderers}
          selectedRows={selected}
          isRowSelectionDisabled={isNotFitted}
          onSelectedRowsChange={(next) => {
            const shown = new Set(rows.map(({ line }) => line.lineId))
            change((list) => selectLines(list, next, shown))
          }}
          onRowsChange={(next, { indexes, column: { key } }) => {
            if (!isEditedField(key)) return
            const edits = indexes.flatMap((at) => {
              const line = next[at]?.line
              return line ? [{ lineId: line.lineId, field: key, text: line[key] }] : []
            })
            change((list) => editCells(list, edits))
          }}
          onFill={({ columnKey, sourceRow, targetRow }) =>
            isEditedField(columnKey)
              ? { ...targetRow, line: { ...targetRow.line, [columnKey]: sourceRow.line[columnKey] } }
              : targetRow
          }
          onActivePositionChange={({ rowIdx, column }) =>
            editing.onActive(column && rowIdx >= 0 ? { row: rowIdx, column: column.idx } : null)
          }
          onCellMouseDown={({ rowIdx, column }, event) => {
            if (!event.shiftKey || !editing.extendByClick({ row: rowIdx, column: column.idx })) return
            event.preventDefault()
            event.preventGridDefault()
          }}
          onCellDoubleClick={editing.onDoubleClick}
          onCellKeyDown={editing.onCellKeyDown}
          onCellPaste={leaveToFrame}
        />
      </div>
      <p id="bom-grid-keys" className={styles.keys}>
        {t('keys')}
      </p>
    </BlockContext>
  )
}
