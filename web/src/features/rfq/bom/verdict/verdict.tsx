import { useTranslations } from 'next-intl'
import type { PartMatchReason } from '#graphql/generated/types.ts'
import { classes } from '#ui/classes.ts'
import type { LineVerdict } from '../line-states.ts'
import styles from './verdict.module.css'

/** Each verdict has a form of its own besides its color. */
const forms: Record<LineVerdict, string | undefined> = {
  EXACT: styles.exact,
  EQUIVALENT: styles.equivalent,
  CHOSEN: styles.exact,
  SEVERAL: styles.several,
  OTHER_MANUFACTURER: styles.several,
  SUGGESTION: styles.suggestion,
  NOTHING: styles.nothing,
  NOT_FITTED: styles.quiet,
  PENDING: styles.quiet,
}

type VerdictProps = { verdict: LineVerdict; reason?: PartMatchReason }

/** The reason explains the match; a chosen or excluded line needs none. */
export function Verdict({ verdict, reason }: VerdictProps) {
  const t = useTranslations('bom')
  return (
    <>
      <span className={classes(styles.chip, forms[verdict])}>{t(`verdict.${verdict}`)}</span>{' '}
      {reason && verdict !== 'CHOSEN' && (
        <span className={styles.reason} title={t(`reason.${reason}`)}>
          {t(`reason.${reason}`)}
        </span>
      )}
    </>
  )
}
