'use client'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/get-pathname.ts'
import { Icon } from '#ui/icon.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { compareHref, maxCompared } from './selection.ts'
import { selectionStore } from './selection-store.ts'
import { useCompareBoxes } from './use-compare-boxes-client.ts'
import { useSelection } from './use-selection-client.ts'
import styles from './compare-bar.module.css'

/** `quantity`: that of the list's prices. */
export function CompareBar({ quantity = null }: { quantity?: number | null }) {
  const t = useTranslations('catalogue.compare')
  const locale = useLocale()
  const chosen = useSelection()
  useCompareBoxes(chosen)
  const isOn = chosen.length > 0
  return (
    <form
      id="compare"
      action={getPathname({ href: '/compare', locale })}
      className={classes(styles.bar, isOn && styles.on)}
    >
      <p className={styles.count} role="status">
        {isOn ? t('chosen', { count: chosen.length }) : t('hint', { max: maxCompared })}
      </p>
      {isOn && (
        <ul className={styles.parts}>
          {chosen.map((part) => (
            <li key={part.slug}>
              <button
                type="button"
                className={styles.part}
                aria-label={t('remove', { partNumber: part.partNumber })}
                onClick={() => selectionStore.toggle(part)}
              >
                <bdi dir="ltr">{part.partNumber}</bdi>
                <Icon name="x" size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {isOn && (
          <Button isSmall variant="quiet" onClick={() => selectionStore.replace([])}>
            {t('clear')}
          </Button>
        )}
        {isOn ? (
          <ButtonLink
            isSmall
            variant="primary"
            href={compareHref(
              chosen.map(({ slug }) => slug),
              { quantity },
            )}
          >
            {t('open')}
          </ButtonLink>
        ) : (
          <Button isSmall variant="quiet" type="submit">
            {t('open')}
          </Button>
        )}
      </div>
    </form>
  )
}
