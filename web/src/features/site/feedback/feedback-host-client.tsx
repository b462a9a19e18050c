'use client'
import { useEffect } from 'react'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useOpenState } from '#ui/overlay/open-state.ts'
import { feedbackDialog } from './feedback-store.ts'

const load = withLaterTexts('feedback', async () => (await import('./feedback-dialog-client.tsx')).FeedbackDialog)

const onClick = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-feedback]')) feedbackDialog.open()
}

export function FeedbackHost() {
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  const isOpen = useOpenState(feedbackDialog)
  return <OnDemand load={load} isWanted={isOpen} props={{ isOpen }} />
}
