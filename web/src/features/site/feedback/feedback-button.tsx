import type { ReactNode } from 'react'

type FeedbackButtonProps = { children: ReactNode; className?: string }

/** `FeedbackHost` handles the buttons of the page. */
export const FeedbackButton = ({ children, className }: FeedbackButtonProps) => (
  <button type="button" className={className} aria-haspopup="dialog" data-feedback="">
    {children}
  </button>
)
