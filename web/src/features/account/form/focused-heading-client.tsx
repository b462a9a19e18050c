'use client'
import type { ReactNode } from 'react'
import { takeFocus } from '#ui/browser/take-focus.ts'

/** Takes the focus, so that screen readers read the heading that replaced a form. */
export const FocusedHeading = ({ children }: { children: ReactNode }) => (
  <h2 ref={takeFocus} tabIndex={-1}>
    {children}
  </h2>
)
