'use client'
import { useMemo } from 'react'
import { useLocale } from 'next-intl'
import { keptSecret, proofOf } from '#features/orders/index.ts'
import { thisTab } from '#ui/tab-text.ts'
import { useBrowserValue } from '#ui/use-browser-value-client.ts'

/** The proof of who a guest is, as the order's page has kept it for this tab. */
export const useOrderProof = (orderNumber: string) => {
  const locale = useLocale()
  const secret = useBrowserValue(() => keptSecret(thisTab, orderNumber))
  return useMemo(() => proofOf(secret, locale), [secret, locale])
}
