import type { ReactNode } from 'react'
import { NextIntlClientProvider } from 'next-intl'

export const PageFrame = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider>
    <main>{children}</main>
  </NextIntlClientProvider>
)
