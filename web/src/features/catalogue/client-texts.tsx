import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

/** The texts of what one buys with: only pages that sell send them to the browser. */
export async function ClientTexts({ children }: { children: ReactNode }) {
  const { common, catalogue } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ common, catalogue: { buy: catalogue.buy } }}>{children}</NextIntlClientProvider>
  )
}
