'use client'
import { useMemo } from 'react'
import { useLocale } from 'next-intl'
import { readStoredToken, toAccessContext } from '#features/orders/index.ts'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'

export const useAccessToken = (orderNumber: string) => useBrowserValue(() => readStoredToken(orderNumber)) ?? null

export const useAccessContext = (orderNumber: string) => {
  const locale = useLocale()
  const accessToken = useAccessToken(orderNumber)
  return useMemo(() => toAccessContext(accessToken, locale), [accessToken, locale])
}
