'use client'
import { maxBoards } from '@partgate/schema/limits.ts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { readPercent, readQuantity } from '#i18n/read-quantity.ts'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/form/field-client.tsx'
import { Price } from '#ui/figures.tsx'
import { outdatedAmount } from '#ui/summary.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { BomList } from '../bom-list.ts'
import { type Counts, type LineFilter, riskNames, verdictNames } from '../line-states.ts'
import { maxAttritionPercent } from '../store/restore-list.ts'
import type { Totals } from './sum-list.ts'
import styles from './bom-summary.module.css'

const countFields = {
  boards: { read: readQuantity, problem: 'wholeNumber' },
  attrition: { read: readPercent, problem: 'percent' },
} as const

type CountFieldProps = {
  name: keyof typeof countFields
  value: number
  min: number
  max: number
  take: (n: number) => void
}

/** A wrong number is named at the field, and the list stays as it is. */
function CountField({ name, value, min, max, take }: CountFieldProps) {
  const t = useTranslations('bom.grid')
  const { integer } = useNumbers()
  const { read, problem } = countFields[name]
  const [text, setText] = useState(String(value))
  // A text such as `2.` or `2.50` stays as it is typed.
  useEffect(() => setText((now) => (read(now) === value ? now : String(value))), [read, value])
  const typed = read(text)
  const isWrong = typed === null || typed < min || typed > max
  return (
    <Field label={t(name)} error={isWrong && t(problem, { min, max: integer(max) })} className={styles.count}>
      <TextInput
        dir="ltr"
        inputMode={name === 'boards' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const next = read(target.value)
          if (next !== null && next >= min && next <= max) take(next)
        }}
      />
    </Field>
  )
}

type RunFieldsProps = { list: BomList; change: (change: (list: BomList) => BomList) => void }

export const RunFields = ({ list, change }: RunFieldsProps) => (
  <>
    <CountField
      name="boards"
      value={list.boards}
      min={1}
      max={maxBoards}
      take={(boards) => change((now) => (now.boards === boards ? now : { ...now, boards }))}
    />
    <CountField
      name="attrition"
      value={list.attritionPercent}
      min={0}
      max={maxAttritionPercent}
      take={(attritionPercent) =>
        change((now) => (now.attritionPercent === attritionPercent ? now : { ...now, attritionPercent }))
      }
    />
  </>
)

type FilterProps = { counts: Counts; filter: LineFilter; setFilter: (filter: LineFilter) => void }

/** The widths of the bar show the shares; each button names its count and filters the lines. */
export function VerdictBar({ counts, filter, setFilter }: FilterProps) {
  const t = useTranslations('bom')
  const { integer } = useNumbers()
  const shown = verdictNames.flatMap((name) => {
    const count = counts.verdicts.get(name) ?? 0
    return count > 0 || filter.verdict === name ? [{ name, count }] : []
  })
  return (
    <div className={styles.filters}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ name, count }) => (
          <span key={name} className={styles[name]} style={{ flexGrow: count }} />
        ))}
      </div>
      <div className={styles.buttons} role="group" aria-label={t('grid.filterLabel')}>
        {shown.map(({ name, count }) => (
          <FilterButton
            key={name}
            mark={styles[name]}
            isOn={filter.verdict === name}
            count={integer(count)}
            label={t(`verdict.${name}`)}
            toggle={() => setFilter({ ...filter, risk: null, verdict: filter.verdict === name ? null : name })}
          />
        ))}
        {riskNames.map((name) => {
          const count = counts.risks.get(name) ?? 0
          return (
            (count > 0 || filter.risk === name) && (
              <FilterButton
                key={name}
                isOn={filter.risk === name}
                count={integer(count)}
                label={t(`grid.risks.${name}`)}
                toggle={() => setFilter({ ...filter, verdict: null, risk: filter.risk === name ? null : name })}
              />
            )
          )
        })}
        <TextInput
          type="search"
          className={styles.search}
          aria-label={t('grid.search')}
          placeholder={t('grid.search')}
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
      </div>
    </div>
  )
}

type FilterButtonProps = { mark?: string; isOn: boolean; count: string; label: string; toggle: () => void }

const FilterButton = ({ mark, isOn, count, label, toggle }: FilterButtonProps) => (
  <button type="button" className={styles.filter} aria-pressed={isOn} onClick={toggle}>
    {mark && <span className={classes(styles.mark, mark)} aria-hidden="true" />}
    <b>{count}</b> {label}
  </button>
)

type TotalsLineProps = { totals: Totals; boards: number }

/** Announced once the prices are up to date. */
export function TotalsLine({ totals, boards }: TotalsLineProps) {
  const t = useTranslations('bom.grid')
  const numbers = useNumbers()
  return (
    <p role="status" aria-live="polite" aria-busy={totals.isOutdated || undefined} className={styles.totals}>
      <span>
        {t.rich(totals.isOutdated ? 'totalsPending' : 'totals', {
          count: totals.readyCount,
          boards,
          amount: () => (
            <Price
              className={classes(styles.amount, totals.isOutdated && outdatedAmount)}
              amount={numbers.total(totals.amount)}
              currency={shopCurrency}
            />
          ),
        })}
      </span>
      {totals.shortCount > 0 && <span className={styles.short}>{t('short', { count: totals.shortCount })}</span>}
      {totals.openCount > 0 && <span className={styles.quiet}>{t('open', { count: totals.openCount })}</span>}
    </p>
  )
}
