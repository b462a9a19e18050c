import type { ReactNode } from 'react'
import { AccountArea } from '#features/account/area/account-area.tsx'

export default function Layout({ children }: { children: ReactNode }) {
  return <AccountArea>{children}</AccountArea>
}
