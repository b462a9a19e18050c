'use client'
import type { ReactNode } from 'react'

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Takes the focus, so that screen readers read the heading that replaced a form. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => (
  <h2 ref={focus} tabIndex={-1}>
    {children}
  </h2>
)
