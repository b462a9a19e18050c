'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '../button.tsx'
import { ErrorState } from './state-panels.tsx'

type LoadFailedProps = {
  title: string
  reload: () => void
  /** Required where the panel stays during the next request. */
  isReloading?: boolean
  children?: ReactNode
}

export function LoadFailed({ title, reload, isReloading, children }: LoadFailedProps) {
  const t = useTranslations('common')
  const retry = (
    <Button isBusy={isReloading} onClick={reload}>
      {t('retry')}
    </Button>
  )
  return (
    <ErrorState title={title} action={retry}>
      {children}
    </ErrorState>
  )
}
