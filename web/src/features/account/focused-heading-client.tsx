'use client'
import type { ReactNode } from 'react'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The heading of what replaced a form: takes the focus, so that it is read aloud and seen. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1}>
    {children}
  </h2>
)
