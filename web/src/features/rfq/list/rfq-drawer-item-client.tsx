'use client'
import type { ComponentType } from 'react'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Icon } from '#ui/icon.tsx'
import { Num, PartNumber } from '#ui/figures.tsx'
import type { RfqItem } from './rfq-item.ts'
import styles from './rfq-drawer.module.css'

type RfqDrawerItemProps = {
  item: RfqItem
  picture: ComponentType<{ item: RfqItem }>
  onRemove: () => void
}

/** A typed part has no page and may have no number. */
export function RfqDrawerItem({ item, picture: Picture, onRemove }: RfqDrawerItemProps) {
  const t = useTranslations('rfq')
  const { integer } = useNumbers()
  const { partNumber, manufacturerName, quantity, quantityText, slug } = item
  const part = (
    <>
      <span className={styles.picture}>
        <Picture item={item} />
      </span>
      <span className={styles.words}>
        <PartNumber>{partNumber || '—'}</PartNumber>
        <bdi className={styles.manufacturer}>{manufacturerName}</bdi>
        {quantityText === undefined && (
          <span className={styles.quantity}>
            {t('quantity')} <Num>{integer(quantity)}</Num>
          </span>
        )}
      </span>
    </>
  )
  return (
    <li className={styles.item}>
      {slug ? (
        <Link className={styles.part} href={productPath(slug)}>
          {part}
        </Link>
      ) : (
        <div className={styles.part}>{part}</div>
      )}
      <button
        type="button"
        data-remove
        className={styles.remove}
        aria-label={t('remove', { partNumber: partNumber || '—' })}
        onClick={onRemove}
      >
        <Icon name="trash" size={16} />
      </button>
    </li>
  )
}
