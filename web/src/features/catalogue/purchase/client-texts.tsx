import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

/** Only pages that sell send these texts to the browser. */
export async function ClientTexts({ children }: { children: ReactNode }) {
  const { common, catalogue } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ common, catalogue: { buy: catalogue.buy } }}>{children}</NextIntlClientProvider>
  )
}
