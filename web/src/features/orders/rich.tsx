import type { ReactNode } from 'react'

export const formatOrderNumber = (text: ReactNode) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    {text}
  </bdi>
)
