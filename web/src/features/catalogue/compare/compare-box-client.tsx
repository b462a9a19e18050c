'use client'
import { useTranslations } from 'next-intl'
import { useToast } from '#ui/toast-store.ts'
import { maxCompared, type Chosen } from './selection.ts'
import { selectionStore } from './selection-store.ts'
import { useSelection } from './use-selection-client.ts'
import styles from './compare-box.module.css'

export function CompareBox({ slug, partNumber }: Chosen) {
  const t = useTranslations('catalogue.compare')
  const toast = useToast()
  const isChosen = useSelection().some((part) => part.slug === slug)
  return (
    <label className={styles.label}>
      <input
        type="checkbox"
        className={styles.box}
        form="compare"
        name="part"
        value={slug}
        checked={isChosen}
        onChange={() => {
          if (!selectionStore.toggle({ slug, partNumber })) toast.error(t('full', { max: maxCompared }))
        }}
        aria-label={t('tick', { partNumber })}
      />
      <span className={styles.text} aria-hidden="true">
        {t('column')}
      </span>
    </label>
  )
}
