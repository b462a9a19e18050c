import { useTranslations } from 'next-intl'
import type { MatchNote_SearchMatchFragment } from '#graphql/generated/types.ts'
import { PartNumber } from '#ui/figures.tsx'
import styles from './parts-table.module.css'

type MatchNoteProps = { match: MatchNote_SearchMatchFragment; partNumber: string }

export function MatchNote({ match: { reason, text }, partNumber }: MatchNoteProps) {
  const t = useTranslations('catalogue')
  const isAnother = reason === 'ALIAS' && text !== partNumber
  if (!isAnother && reason !== 'NORMALISED' && reason !== 'TYPO') return null
  return (
    <p className={styles.match}>
      {isAnother
        ? t.rich('match.ALIAS', { number: text, part: (number) => <PartNumber>{String(number)}</PartNumber> })
        : t(reason === 'TYPO' ? 'keywords.reasons.TYPO' : 'match.NORMALISED')}
    </p>
  )
}
