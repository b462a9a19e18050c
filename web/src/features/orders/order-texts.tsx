import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

export async function OrderTexts({ children }: { children: ReactNode }) {
  const { common, cart, layout, orders, catalogue } = await getMessages()
  const { packagingKinds, list } = catalogue
  const { pages, page, previousPage, nextPage } = list
  const shared = {
    cart: { empty: cart.empty },
    layout: { bankTransfer: layout.bankTransfer },
    catalogue: { packagingKinds, list: { pages, page, previousPage, nextPage } },
  }
  return <NextIntlClientProvider messages={{ common, orders, ...shared }}>{children}</NextIntlClientProvider>
}
