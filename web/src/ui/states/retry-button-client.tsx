'use client'
import { useTransition } from 'react'
import { useRouter } from '#i18n/navigation-client.ts'
import { Button } from '../button.tsx'

export function RetryButton({ label }: { label: string }) {
  const router = useRouter()
  const [busy, start] = useTransition()
  return (
    <Button isSmall isBusy={busy} onClick={() => start(() => router.refresh())}>
      {label}
    </Button>
  )
}
