import type { ReactNode } from 'react'
import { NextIntlClientProvider, useMessages } from 'next-intl'

export function ListTexts({ children }: { children: ReactNode }) {
  const { common, rfq, catalogue } = useMessages()
  const { buy, compare } = catalogue
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: { buy, compare } }}>{children}</NextIntlClientProvider>
  )
}
