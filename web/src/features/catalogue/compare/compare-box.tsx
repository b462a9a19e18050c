import { useTranslations } from 'next-intl'
import type { Chosen } from './selection.ts'
import styles from './compare-box.module.css'

/** `CompareBar` handles the boxes of all rows. */
export function CompareBox({ slug, partNumber }: Chosen) {
  const t = useTranslations('catalogue.compare')
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        className={styles.box}
        form="compare"
        name="part"
        value={slug}
        data-part={partNumber}
        aria-label={t('tick', { partNumber })}
      />
      <span className={styles.text} aria-hidden="true">
        {t('column')}
      </span>
    </label>
  )
}
