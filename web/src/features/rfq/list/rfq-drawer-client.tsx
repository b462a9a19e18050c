'use client'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { usePathname } from '#i18n/navigation-client.ts'
import { Icon } from '#ui/icon.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { requestPage } from '../pages.ts'
import { rfqDrawer, rfqDrawerId } from './rfq-drawer-store.ts'
import { RfqDrawerItem } from './rfq-drawer-item-client.tsx'
import type { RfqItem } from './rfq-item.ts'
import { useRfqList } from './use-rfq-list-client.ts'
import styles from './rfq-drawer.module.css'

const findControls = (box: Element) => `[aria-controls="${box.id}"]`

/** Buttons that control the box handle their own presses. */
const usePressOutside = (box: RefObject<HTMLElement | null>, onPress: () => void) => {
  useEffect(() => {
    let hasStartedInside = false
    const isInside = ({ target }: Event) => target instanceof Node && Boolean(box.current?.contains(target))
    const onPointerDown = (event: PointerEvent) => {
      hasStartedInside = isInside(event)
    }
    // Not at pointerdown: the page may move when the box closes, and the click would miss its target.
    const onClick = (event: MouseEvent) => {
      const { target } = event
      const isByPointer = event.detail > 0
      if (!box.current || !(target instanceof Element) || isInside(event) || (isByPointer && hasStartedInside)) return
      // A button that was removed by its own press is neither inside nor outside.
      if (target.isConnected && !target.closest(findControls(box.current))) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('click', onClick)
    }
  }, [box, onPress])
}

export type RfqDrawerProps = {
  picture: ComponentType<{ item: RfqItem }>
}

const titleId = `${rfqDrawerId}-title`
const { close } = rfqDrawer

export function RfqDrawer({ picture }: RfqDrawerProps) {
  const t = useTranslations('rfq')
  const common = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const { items, remove } = useRfqList()
  const pathname = usePathname()
  const openedOn = useRef(pathname)
  // The dialog returns the focus only if it is closed while still mounted.
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
          <Icon name="x" size={20} />
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
          <ButtonLink variant="primary" isWide href={requestPage}>
            {t('submit')}
          </ButtonLink>
        </div>
      )}
    </dialog>
  )
}
