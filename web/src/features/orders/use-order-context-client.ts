'use client'
import { useEffect, useMemo, useState } from 'react'
import { useLocale } from 'next-intl'
import { thisTab } from '#ui/tab-text.ts'
import { toAccessContext } from './access-context.ts'
import { takeToken } from './access-token.ts'

export const useOrderContext = (orderNumber: string) => {
  const locale = useLocale()
  const [accessToken, setAccessToken] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const { accessToken: taken, cleanSearch } = takeToken(thisTab, orderNumber, location.search)
    setAccessToken(taken)
    if (cleanSearch === null) return
    // The router reads the address in its own effects, which run after those of the page.
    const timer = setTimeout(() => history.replaceState(null, '', location.pathname + cleanSearch + location.hash))
    return () => clearTimeout(timer)
  }, [orderNumber])
  const context = useMemo(() => toAccessContext(accessToken, locale), [accessToken, locale])
  return { isReady: accessToken !== undefined, context, accessToken: accessToken ?? null }
}
