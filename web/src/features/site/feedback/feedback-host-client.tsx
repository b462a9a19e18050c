'use client'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useOpenState } from '#ui/open-state.ts'
import { feedbackDialog } from './feedback-store.ts'

const load = async () => (await import('./feedback-dialog-client.tsx')).FeedbackDialog

export function FeedbackHost() {
  const isOpen = useOpenState(feedbackDialog)
  return <OnDemand load={load} isWanted={isOpen} props={{ isOpen }} />
}
