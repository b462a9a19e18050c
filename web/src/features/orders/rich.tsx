import type { ReactNode } from 'react'

/** An order's number, or another figure, within a sentence. */
export const orderNumberIn = (text: ReactNode) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </bdi>
)
