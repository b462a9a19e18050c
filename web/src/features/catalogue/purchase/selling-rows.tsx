import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { RowActions } from './row-actions-client.tsx'

/** Pages with rows that sell, and the texts that the browser needs for them. */
export async function SellingRows({ children }: { children: ReactNode }) {
  const { common, rfq, catalogue } = await getMessages()
  const { notANumber, added, viewCart } = catalogue.buy
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: { buy: { notANumber, added, viewCart } } }}>
      {children}
      <RowActions />
    </NextIntlClientProvider>
  )
}
