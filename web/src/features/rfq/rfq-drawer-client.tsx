'use client'
import { useEffect, useLayoutEffect, useRef, type ComponentType } from 'react'
import { useTranslations } from 'next-intl'
import { X } from 'lucide-react'
import { usePathname } from '#i18n/navigation.ts'
import { ButtonLink } from '#ui/button.tsx'
import { rfqDrawer, rfqDrawerId } from './rfq-drawer-store.ts'
import { RfqDrawerItem } from './rfq-drawer-item-client.tsx'
import type { RfqItem } from './rfq-item.ts'
import { usePressOutside } from './use-press-outside-client.ts'
import { useRfqList } from './use-rfq-list-client.ts'
import styles from './rfq-drawer.module.css'

export type RfqDrawerProps = {
  /** Draws a part. */
  picture: ComponentType<{ item: RfqItem }>
  /** The page where the list is sent from. */
  submitHref: string
}

const titleId = `${rfqDrawerId}-title`
const { close } = rfqDrawer

/** The list at the edge of the screen, beside the page. */
export function RfqDrawer({ picture, submitHref }: RfqDrawerProps) {
  const t = useTranslations('rfq')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const { items, remove } = useRfqList()
  const pathname = usePathname()
  const openedOn = useRef(pathname)
  // Closed while it still stands in the page, the dialog gives the focus back.
  useLayoutEffect(() => {
    const drawer = dialog.current
    drawer?.show()
    return () => drawer?.close()
  }, [])
  useEffect(() => {
    if (openedOn.current !== pathname) close()
  }, [pathname])
  usePressOutside(dialog, close)

  const removeAt = (at: number, { rowId }: RfqItem) => {
    remove(rowId)
    const buttons = dialog.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[at + 1] ?? buttons?.[at - 1] ?? dialog.current?.querySelector('button')
    next?.focus()
  }
  return (
    <dialog
      ref={dialog}
      id={rfqDrawerId}
      className={styles.drawer}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <h2 id={titleId} aria-live="polite">
          {t('title', { count: items.length })}
        </h2>
        <button type="button" className={styles.close} aria-label={common('close')} onClick={close}>
          <X size={20} aria-hidden />
        </button>
      </div>
      {items.length === 0 ? (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <p>{t('emptyText')}</p>
        </div>
      ) : (
        <ul className={styles.items}>
          {items.map((item, at) => (
            <RfqDrawerItem key={item.rowId} item={item} picture={picture} onRemove={() => removeAt(at, item)} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <div className={styles.foot}>
          <ButtonLink look="main" wide href={submitHref}>
            {t('submit')}
          </ButtonLink>
        </div>
      )}
    </dialog>
  )
}
