'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { useOpenState } from '#ui/overlay/open-state.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { rfqDrawer, rfqDrawerId } from './rfq-drawer-store.ts'
import { useRfqList } from './use-rfq-list-client.ts'

type RfqToggleProps = {
  className?: string
  children: (count: number) => ReactNode
}

export function RfqToggle({ className, children }: RfqToggleProps) {
  const t = useTranslations('rfq')
  const isOpen = useOpenState(rfqDrawer)
  const count = useRfqList().items.length
  return (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      aria-controls={rfqDrawerId}
      onClick={rfqDrawer.toggle}
    >
      {children(count)} <VisuallyHidden>{t('itemCount', { count })}</VisuallyHidden>
    </button>
  )
}
