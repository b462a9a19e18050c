'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { isolate } from '@partgate/schema/bidi.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { PartNumber } from '#ui/figures.tsx'
import { countChanges, type LineChange } from './changes-since.ts'
import type { Changes } from './opened-list-store.ts'
import styles from '../bom-actions.module.css'

/** What has changed in the shop since the opened list was saved. */
export function ChangesSince({ changes: { savedAt, lines } }: { changes: Changes }) {
  const t = useTranslations('bom.saved.changes')
  const format = useFormatter()
  const { longDay } = useReaderTimeFormats()
  const counts = countChanges(lines.map(({ change }) => change))
  const date = longDay(savedAt)
  return (
    <section className={styles.outcome} aria-label={t('title')}>
      <p role="status">
        {counts.length === 0
          ? t('none', { date })
          : t('since', { date, changes: format.list(counts.map(([name, count]) => t(name, { count }))) })}
      </p>
      {lines.length > 0 && (
        <details>
          <summary>{t('show')}</summary>
          <ul className={styles.lines}>
            {lines.map(({ at, partNumber, change }) => (
              <li key={at}>
                <PartNumber>{partNumber}</PartNumber> <ChangeText change={change} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ChangeText({ change }: { change: LineChange }) {
  const t = useTranslations('bom.saved.changes')
  const columns = useTranslations('bom.download.columns')
  const lifecycleName = useTranslations('catalogue.lifecycle')
  const format = useFormatter()
  const { integer, unitPrice } = useNumbers()
  if (change.kind === 'gone') return t('goneLine')
  const { price, stock, lifecycle } = change
  const toPrice = (amount: string | null) => (amount === null ? t('noPrice') : unitPrice(amount))
  const was = (label: string, from: string, to: string) => t('was', { label, from: isolate(from), to: isolate(to) })
  const texts = [
    price && was(columns('unitPrice'), toPrice(price.from), toPrice(price.to)),
    stock && was(columns('stock'), integer(stock.from), integer(stock.to)),
    lifecycle && was(columns('lifecycle'), lifecycleName(lifecycle.from), lifecycleName(lifecycle.to)),
  ].filter((text) => text !== null)
  return format.list(texts, { type: 'unit' })
}
