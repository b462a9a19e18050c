import type { ReactNode } from 'react'
import { AccountArea } from '#features/layout/index.ts'

export default function Layout({ children }: { children: ReactNode }) {
  return <AccountArea>{children}</AccountArea>
}
