'use client'
import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'next-intl'
import { thisTab } from '#ui/tab-text.ts'
import { proofOf } from './order-proof.ts'
import { takeSecret } from './order-secret.ts'

/** What the browser sends along to prove that an order is the guest's. `isReady`: the address has been read. */
export const useOrderContext = (orderNumber: string) => {
  const locale = useLocale()
  const [secret, setSecret] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const { secret: taken, cleanSearch } = takeSecret(thisTab, orderNumber, location.search)
    setSecret(taken)
    if (cleanSearch === null) return
    // The router follows a change of the address only when its own effects have run, which is after those of the page.
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + cleanSearch + location.hash))
    return () => clearTimeout(timer)
  }, [orderNumber])
  const context = useMemo(() => proofOf(secret, locale), [secret, locale])
  return { isReady: secret !== undefined, context }
}
