import { useTranslations } from 'next-intl'
import type { MatchNote_SearchMatchFragment } from '#graphql/generated/documents.ts'
import { PartNumber } from '#ui/figures.tsx'
import styles from './parts-table.module.css'

/** Why a part is in the list, where its number does not show it. */
export function MatchNote({ match: { reason, text } }: { match: MatchNote_SearchMatchFragment }) {
  const t = useTranslations('catalogue.match')
  if (reason !== 'ALIAS' && reason !== 'NORMALISED') return null
  return (
    <p className={styles.match}>
      {reason === 'ALIAS'
        ? t.rich('ALIAS', { number: text, part: (number) => <PartNumber>{String(number)}</PartNumber> })
        : t('NORMALISED')}
    </p>
  )
}
