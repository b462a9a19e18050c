'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Link } from '#i18n/navigation.ts'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import type { PartRow } from './part-row.ts'
import styles from './parts.module.css'

/** What there is to say of a row: the product it was found to be, and what its file lacked. */
export function PartNotes({ row: { slug, partNumber, fromFile } }: { row: PartRow }) {
  const t = useTranslations('rfqPage')
  const page = (text: ReactNode) => (
    <Link href={`/productdetail/${slug}`} prefetch={false}>
      <PartNumber>{String(text)}</PartNumber>
    </Link>
  )
  const isNear = fromFile?.match === 'NORMALISED'
  const problems = fromFile?.problems ?? []
  if (!slug && !fromFile) return null
  return (
    <div className={styles.notes}>
      {slug && (
        <State tone="ok">
          {t.rich(isNear ? 'parts.near' : 'parts.found', { partNumber: fromFile?.found || partNumber, page })}
        </State>
      )}
      {fromFile && !slug && partNumber !== '' && <State tone="quiet">{t('parts.notFound')}</State>}
      {problems.length > 0 && (
        <State tone="warn">
          {t('parts.fileRow', { row: fromFile?.row ?? 0 })}{' '}
          {problems.map((problem) => t(`fileProblems.${problem}`)).join(' ')}
        </State>
      )}
    </div>
  )
}
