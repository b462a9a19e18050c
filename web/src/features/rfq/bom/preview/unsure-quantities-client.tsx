'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { Select } from '#ui/form/select-client.tsx'
import { chooseQuantities, countDesignators } from './preview-table.ts'
import type { Overrides, ReadList } from '../entry/use-reading-client.ts'
import styles from './bom-preview.module.css'

type UnsureQuantitiesProps = { read: ReadList; count: number; change: (changes: Partial<Overrides>) => void }

export function UnsureQuantities({ read: { list, overrides }, count, change }: UnsureQuantitiesProps) {
  const t = useTranslations('bom.read')
  const hasDesignators = list.columns.some(({ meaning }) => meaning === 'DESIGNATORS')
  const current =
    list.columns.find(({ meaning }) => meaning === 'QUANTITY') ??
    list.columns.find(({ meaning }) => meaning === 'TOTAL_QUANTITY')
  return (
    <div className={styles.question} role="group" aria-labelledby="bom-quantities">
      <h3 id="bom-quantities">{t('quantityTitle', { count })}</h3>
      <p>{t('quantityText')}</p>
      <div className={styles.choices}>
        <Field label={t('quantityColumn')}>
          <Select
            value={current?.column ?? ''}
            onChange={({ target }) =>
              change({ columns: chooseQuantities(list, overrides.columns, Number(target.value)) })
            }
          >
            {!current && <option value="">{t('quantityNone')}</option>}
            {list.columns.map(({ column, header }) => (
              <option key={column} value={column}>
                {header ?? t('columnNumber', { number: column + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        {hasDesignators && (
          <Button onClick={() => change({ columns: countDesignators(list, overrides.columns) })}>
            {t('countDesignators')}
          </Button>
        )}
      </div>
    </div>
  )
}
