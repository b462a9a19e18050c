'use client'
import type { ReactNode } from 'react'
import { feedbackDialog } from './feedback-store.ts'

type FeedbackButtonProps = { children: ReactNode; className?: string }

export const FeedbackButton = ({ children, className }: FeedbackButtonProps) => (
  <button type="button" className={className} aria-haspopup="dialog" onClick={feedbackDialog.open}>
    {children}
  </button>
)
