import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

/** The texts of these pages, which no other page sends. */
export async function OrderTexts({ children }: { children: ReactNode }) {
  const { common, account, cart, layout, orders, catalogue } = await getMessages()
  const { packagingKinds, list } = catalogue
  const { pages, page, previousPage, nextPage } = list
  const shared = { packagingKinds, list: { pages, page, previousPage, nextPage } }
  return (
    <NextIntlClientProvider messages={{ common, account, cart, layout, orders, catalogue: shared }}>
      {children}
    </NextIntlClientProvider>
  )
}
