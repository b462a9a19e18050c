import type { ReactNode } from 'react'
import { NextIntlClientProvider, useMessages } from 'next-intl'

export function ListTexts({ children }: { children: ReactNode }) {
  const { common, rfq, catalogue } = useMessages()
  const { buy, compare, list } = catalogue
  const { more, isOn } = list
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: { buy, compare, list: { more, isOn } } }}>
      {children}
    </NextIntlClientProvider>
  )
}
