import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'

/** Only the pages with forms of accounts send these texts to the browser. */
export async function AccountTexts({ children }: { children: ReactNode }) {
  const { common, account, layout } = await getMessages()
  const { newTab } = layout
  return <NextIntlClientProvider messages={{ common, account, layout: { newTab } }}>{children}</NextIntlClientProvider>
}
