'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { useLocale } from 'next-intl'
import { keptSecret, proofOf } from '#features/orders/index.ts'

const thisTab = () => sessionStorage
const never = () => () => {}
const unread = () => null

/** The proof of who a guest is, as the order's page has kept it for this tab. */
export const useOrderProof = (orderNumber: string) => {
  const locale = useLocale()
  const secret = useSyncExternalStore(never, () => keptSecret(thisTab, orderNumber), unread)
  return useMemo(() => proofOf(secret, locale), [secret, locale])
}
