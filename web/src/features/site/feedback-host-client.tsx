'use client'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useOpenState } from '#ui/use-open-state-client.ts'
import { feedbackDialog } from './feedback-store.ts'

const load = async () => (await import('./feedback-dialog-client.tsx')).FeedbackDialog

/** Where the feedback dialog opens; once per page. What was typed stays when it is closed. */
export function FeedbackHost() {
  const isOpen = useOpenState(feedbackDialog)
  return <OnDemand load={load} isWanted={isOpen} props={{ isOpen }} />
}
