import type { ReactNode } from 'react'
import { NextIntlClientProvider, useMessages } from 'next-intl'
import { RowActions } from '../purchase/row-actions-client.tsx'

export function ListTexts({ children }: { children: ReactNode }) {
  const { common, rfq, catalogue } = useMessages()
  const { notANumber, added, viewCart } = catalogue.buy
  const { chosen, hint, remove, clear, open, full } = catalogue.compare
  const compare = { chosen, hint, remove, clear, open, full }
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: { buy: { notANumber, added, viewCart }, compare } }}>
      {children}
      <RowActions />
    </NextIntlClientProvider>
  )
}
