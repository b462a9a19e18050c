'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox-client.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { findFurtherNumber, lineFacts } from './bom-facts.ts'
import type { BomGridProps } from './grid/bom-grid-client.tsx'
import { changeLine, editCells, type EditedField, hasBadPrice, isUnsure, removeLines } from './edit-list.ts'
import { lineSummaryId, linesTitleId, priceProblemId } from './line-ids.ts'
import type { Row } from './line-rows.ts'
import { findShownPrice } from './line-states.ts'
import { Before, NextBreak, OrderQuantity, ProductName, RiskMarks } from './verdict/verdict-cells.tsx'
import { PriceProblem } from './verdict/price-problem.tsx'
import { Verdict } from './verdict/verdict.tsx'
import styles from './bom-cards.module.css'

const cardsPerPage = 50
const furtherFields = ['manufacturer', 'designators', 'value', 'package', 'targetPrice'] as const

/** For narrow screens, with the actions of the grid. */
export function BomCards({ rows, change, openCandidates }: Pick<BomGridProps, 'rows' | 'change' | 'openCandidates'>) {
  const t = useTranslations('bom.grid')
  const [pages, setPages] = useState(1)
  const shown = rows.slice(0, pages * cardsPerPage)
  const remove = (lineId: string) => {
    const lines = shown.map(({ line }) => ({ id: line.lineId }))
    focusNeighbor(lines, [{ id: lineId }], { toButtonId: lineSummaryId, titleId: linesTitleId })
    change((list) => removeLines(list, new Set([lineId])))
  }
  return (
    <>
      <ol className={styles.cards} aria-label={t('label')}>
        {shown.map((row) => (
          <li key={row.line.lineId}>
            <BomCard row={row} change={change} remove={remove} openCandidates={openCandidates} />
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button isWide onClick={() => setPages((now) => now + 1)}>
          {t('more', { count: Math.min(cardsPerPage, rows.length - shown.length) })}
        </Button>
      )}
    </>
  )
}

type BomCardProps = Pick<BomGridProps, 'change' | 'openCandidates'> & { row: Row; remove: (lineId: string) => void }

function BomCard({ row, change, remove, openCandidates }: BomCardProps) {
  const t = useTranslations('bom.grid')
  const { line, number } = row
  const { lineId } = line
  return (
    <Sheet as="article" className={styles.card} aria-label={t('line', { number })}>
      <div className={styles.top}>
        <Checkbox
          label={<VisuallyHidden>{t('selectLine', { number })}</VisuallyHidden>}
          checked={line.isSelected}
          disabled={line.kind === 'NOT_FITTED'}
          onChange={({ target }) => change((list) => changeLine(list, lineId, { isSelected: target.checked }))}
        />
        <div className={styles.identity}>
          <CardField field="partNumber" row={row} change={change} />
        </div>
        <div className={styles.quantity}>
          <CardField field="quantity" row={row} change={change} />
          {isUnsure(line) && <span className={styles.warn}>{t('unsure')}</span>}
        </div>
      </div>
      <details>
        <summary id={lineSummaryId(lineId)}>
          <CardSummary row={row} />
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className={styles.details}>
          <CardMatch row={row} />
          <div className={styles.fields}>
            {furtherFields.map((field) => (
              <label key={field}>
                {t(`columns.${field}`)}
                <CardField field={field} row={row} change={change} />
              </label>
            ))}
          </div>
          <div className={styles.actions}>
            {row.match && row.verdict !== 'NOTHING' && (
              <Button
                isSmall
                aria-label={t(row.match.product ? 'changeOf' : 'chooseOf', { number })}
                onClick={() => openCandidates(lineId)}
              >
                {t(row.match.product ? 'change' : 'choose')}
              </Button>
            )}
            <Button isSmall variant="quiet" aria-label={t('removeLine', { number })} onClick={() => remove(lineId)}>
              {t('remove')}
            </Button>
          </div>
        </div>
      </details>
    </Sheet>
  )
}

/** Of the closed card: what is ordered, in a few short lines. */
function CardSummary({ row }: { row: Row }) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice } = useNumbers()
  const { line, match, plan, verdict } = row
  const price = findShownPrice(row)
  const isMatched = match !== null || verdict === 'NOT_FITTED'
  return (
    <span className={styles.summary}>
      <span className={styles.quiet}>
        {line.kind === 'ALTERNATE' && `${t('or')} `}
        <bdi>{lineFacts(line)}</bdi>
      </span>
      <span className={styles.figures}>
        {isMatched && <Verdict verdict={verdict} />}
        {match?.product && match.product.partNumber !== line.partNumber && (
          <PartNumber>{match.product.partNumber}</PartNumber>
        )}
        {price?.availableUnitPrice && (
          <Price className={classes(!plan && outdatedAmount)} amount={unitPrice(price.availableUnitPrice.amount)} />
        )}
        {match?.product && (
          <span>
            {t('columns.stock')} <Num>{integer(match.product.stock)}</Num>
          </span>
        )}
      </span>
      {hasBadPrice(line) && <PriceProblem line={line} />}
    </span>
  )
}

function CardMatch({ row }: { row: Row }) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice, total } = useNumbers()
  const { match, plan, savedValues, verdict } = row
  const [price, amountClass] = [findShownPrice(row), classes(!plan && outdatedAmount)]
  return (
    <>
      {(match ?? verdict === 'NOT_FITTED') && (
        <div>
          <Verdict verdict={verdict} reason={match?.reason} />
          <RiskMarks state={row} />
        </div>
      )}
      {match?.product && (
        <div>
          <ProductName product={match.product} />
          <Before>{savedValues?.partNumber}</Before>
        </div>
      )}
      {match?.product && (
        <dl className={styles.facts}>
          <div>
            <dt>{t('columns.stock')}</dt>
            <dd>
              <Num>{integer(match.product.stock)}</Num>
              <Before>{savedValues?.stock === null ? null : savedValues && integer(savedValues.stock)}</Before>
            </dd>
          </div>
          <div>
            <dt>{t('columns.order')}</dt>
            <dd>
              <OrderQuantity plan={plan} refusal={row.refusal} />
            </dd>
          </div>
          <div>
            <dt>{t('columns.unit')}</dt>
            <dd>
              {price?.availableUnitPrice && (
                <Price className={amountClass} amount={unitPrice(price.availableUnitPrice.amount)} />
              )}
              <Before>{savedValues?.unitPrice && unitPrice(savedValues.unitPrice)}</Before>
            </dd>
          </div>
          <div>
            <dt>{t('columns.extended')}</dt>
            <dd>
              {price?.availableExtendedPrice && (
                <Price className={amountClass} amount={total(price.availableExtendedPrice.amount)} />
              )}
            </dd>
          </div>
        </dl>
      )}
      <NextBreak plan={plan} />
    </>
  )
}

const inputModes: { [field in EditedField]?: 'numeric' | 'decimal' } = { quantity: 'numeric', targetPrice: 'decimal' }

type CardFieldProps = Pick<BomCardProps, 'row' | 'change'> & { field: EditedField }

/** The text is taken over when the buyer leaves the field or presses Enter, which also confirms a likely quantity. */
function CardField({ field, row: { line, number }, change }: CardFieldProps) {
  const t = useTranslations('bom.grid')
  const current = line[field]
  const [text, setText] = useState(current)
  useEffect(() => setText(current), [current])
  const isBad = field === 'targetPrice' && hasBadPrice(line)
  const commit = () => change((list) => editCells(list, [{ lineId: line.lineId, field, text }]))
  return (
    <>
      <TextInput
        dir={field === 'manufacturer' || field === 'value' ? 'auto' : 'ltr'}
        inputMode={inputModes[field] ?? 'text'}
        autoComplete="off"
        spellCheck={false}
        aria-label={`${t(`columns.${field}`)}, ${t('line', { number })}`}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? priceProblemId(line.lineId) : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (text !== current) commit()
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) commit()
        }}
      />
      {field === 'partNumber' && line.partNumber === '' && findFurtherNumber(line) && (
        <PartNumber>{findFurtherNumber(line)}</PartNumber>
      )}
    </>
  )
}
