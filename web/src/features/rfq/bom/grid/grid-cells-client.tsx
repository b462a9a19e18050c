'use client'
import { createContext, use, type Key } from 'react'
import { useTranslations } from 'next-intl'
import {
  Cell as GridCell,
  type CellRendererProps,
  type RenderCheckboxProps,
  type RenderEditCellProps,
  SelectCellFormatter,
  useHeaderRowSelection,
  useRowSelection,
} from 'react-data-grid'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { PartNumber } from '#ui/figures.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { findFurtherNumber, lineFacts } from '../bom-facts.ts'
import { hasBadPrice, isEditedField, isUnsure } from '../edit-list.ts'
import { type Block, type GridColumn, isInBlock } from './grid-columns.ts'
import { priceProblemId } from '../line-ids.ts'
import type { Row } from '../line-rows.ts'
import { findShownPrice } from '../line-states.ts'
import { Before, NextBreak, OrderQuantity, ProductName, RiskMarks } from '../verdict/verdict-cells.tsx'
import { PriceProblem } from '../verdict/price-problem.tsx'
import { Verdict } from '../verdict/verdict.tsx'
import styles from './bom-grid.module.css'

/** Cells that a copy, a deletion or a fill concerns; null for the active cell alone. */
export const BlockContext = createContext<Block | null>(null)

function BlockCell(props: CellRendererProps<Row, unknown>) {
  const block = use(BlockContext)
  const isIn = block !== null && isInBlock(block, { row: props.rowIdx, column: props.column.idx })
  const isBad = props.column.key === 'targetPrice' && hasBadPrice(props.row.line)
  const invalid = isBad && { 'aria-invalid': true, 'aria-describedby': priceProblemId(props.row.line.lineId) }
  return <GridCell {...props} {...invalid} className={isIn ? styles.inBlock : undefined} />
}

export const renderers = {
  renderCell: (key: Key, props: CellRendererProps<Row, unknown>) => <BlockCell key={key} {...props} />,
  renderCheckbox: ({ onChange, indeterminate, ...props }: RenderCheckboxProps) => (
    <input
      {...props}
      type="checkbox"
      className={styles.box}
      ref={(box) => {
        if (box) box.indeterminate = indeterminate === true
      }}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  ),
}

export function SelectAll({ tabIndex }: { tabIndex: number }) {
  const t = useTranslations('bom.grid')
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection()
  return (
    <SelectCellFormatter
      aria-label={t('selectAll')}
      tabIndex={tabIndex}
      value={isRowSelected}
      indeterminate={isIndeterminate}
      onChange={(checked) => onRowSelectionChange({ checked: isIndeterminate ? false : checked })}
    />
  )
}

export function SelectLine({ row, tabIndex }: { row: Row; tabIndex: number }) {
  const t = useTranslations('bom.grid')
  const { isRowSelectionDisabled, isRowSelected, onRowSelectionChange } = useRowSelection()
  return (
    <SelectCellFormatter
      aria-label={t('selectLine', { number: row.number })}
      tabIndex={tabIndex}
      disabled={isRowSelectionDisabled}
      value={isRowSelected}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  )
}

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

export function TextEditor({ row, column, onRowChange, onClose }: RenderEditCellProps<Row>) {
  const t = useTranslations('bom.grid')
  const { key } = column
  if (!isEditedField(key)) return null
  return (
    <input
      className={styles.editor}
      aria-label={`${t(`columns.${key}`)}, ${t('line', { number: row.number })}`}
      aria-invalid={key === 'targetPrice' && hasBadPrice(row.line) ? true : undefined}
      dir={key === 'manufacturer' || key === 'value' ? 'auto' : 'ltr'}
      autoComplete="off"
      spellCheck={false}
      ref={focusAndSelect}
      defaultValue={row.line[key]}
      onChange={({ target }) => onRowChange({ ...row, line: { ...row.line, [key]: target.value } })}
      onBlur={() => onClose(true, false)}
    />
  )
}

type CellContentProps = {
  name: GridColumn
  row: Row
  tabIndex: number
  open: () => void
}

export function CellContent({ name, row, tabIndex, open }: CellContentProps) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice, total } = useNumbers()
  const { line, match, plan, savedValues, verdict } = row
  const [price, amountClass] = [findShownPrice(row), classes(!plan && outdatedAmount)]
  switch (name) {
    case 'partNumber':
      return (
        <>
          {line.kind === 'ALTERNATE' && <span className={styles.or}>{t('or')} </span>}
          <span className={classes(styles.text, styles.whole)} dir="ltr">
            <PartNumber>{line.partNumber || findFurtherNumber(line)}</PartNumber>
          </span>
          <span className={classes(styles.text, styles.small)} dir="auto">
            {lineFacts(line)}
          </span>
        </>
      )
    case 'quantity':
      return (
        <span className={isUnsure(line) ? styles.unsure : undefined}>
          <bdi dir="ltr">{line.quantity}</bdi>
          {isUnsure(line) && (
            <span className={styles.ask} title={t('unsure')}>
              <Icon name="triangle-exclamation-point" size={14} />
              <VisuallyHidden> {t('unsure')}</VisuallyHidden>
            </span>
          )}
        </span>
      )
    case 'verdict':
      return (match ?? verdict === 'NOT_FITTED') && <Verdict verdict={verdict} reason={match?.reason} />
    case 'part':
      return (
        match && (
          <span className={styles.part}>
            <span className={styles.partName}>
              {match.product && <ProductName product={match.product} tabIndex={-1} />}
              <Before>{savedValues?.partNumber}</Before>
            </span>
            {verdict !== 'NOTHING' && (
              <Button
                isSmall
                variant="quiet"
                className={match.product ? styles.icon : undefined}
                tabIndex={tabIndex}
                aria-label={t(match.product ? 'changeOf' : 'chooseOf', { number: row.number })}
                onClick={open}
              >
                {match.product ? <Icon name="chevron-down" size={16} /> : t('choose')}
              </Button>
            )}
          </span>
        )
      )
    case 'stock':
      return (
        match?.product && (
          <>
            {integer(match.product.stock)}
            <Before>{savedValues?.stock === null ? null : savedValues && integer(savedValues.stock)}</Before>
          </>
        )
      )
    case 'needed':
      return plan?.kind === 'ready' || plan?.kind === 'included' ? integer(plan.needed) : null
    case 'order':
      return <OrderQuantity plan={plan} refusal={row.refusal} />
    case 'unit':
      return (
        <>
          {price?.availableUnitPrice && (
            <span className={amountClass}>{unitPrice(price.availableUnitPrice.amount)}</span>
          )}
          <NextBreak plan={plan} />
          <Before>{savedValues?.unitPrice && unitPrice(savedValues.unitPrice)}</Before>
        </>
      )
    case 'extended':
      return (
        price?.availableExtendedPrice && (
          <span className={amountClass}>{total(price.availableExtendedPrice.amount)}</span>
        )
      )
    case 'risk':
      return <RiskMarks state={row} />
    case 'targetPrice':
      return (
        <>
          <span className={styles.text} dir="auto">
            {line.targetPrice}
          </span>
          {hasBadPrice(line) && <PriceProblem line={line} />}
        </>
      )
    default:
      return (
        isEditedField(name) && (
          <span className={styles.text} dir="auto">
            {line[name]}
          </span>
        )
      )
  }
}
