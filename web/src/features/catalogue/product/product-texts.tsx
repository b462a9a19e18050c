import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

export async function ProductTexts({ children }: { children: ReactNode }) {
  const { common, rfq, quickRfq, catalogue } = await getMessages()
  const { buy, packaging, inStockPieces, outOfStock, fromFactory } = catalogue
  return (
    <NextIntlClientProvider
      messages={{ common, rfq, quickRfq, catalogue: { buy, packaging, inStockPieces, outOfStock, fromFactory } }}
    >
      {children}
    </NextIntlClientProvider>
  )
}
