import type { ReactNode } from 'react'

export const orderNumberIn = (text: ReactNode) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </bdi>
)
