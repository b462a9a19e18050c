import type { ReactNode } from 'react'
import { NextIntlClientProvider, useMessages } from 'next-intl'

/** The texts that rows of a list need in the browser: to buy, to ask for a quote, to compare. */
export function ListTexts({ children }: { children: ReactNode }) {
  const { common, rfq, catalogue } = useMessages()
  const { buy, compare } = catalogue
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: { buy, compare } }}>{children}</NextIntlClientProvider>
  )
}
