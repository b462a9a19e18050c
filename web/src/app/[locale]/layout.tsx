import type { ReactNode } from 'react'
import { getLocale } from 'next-intl/server'
import { languageOf } from '#i18n/routing.ts'
import { PageFrame } from '#features/layout/page-frame.tsx'
import { ThemeScript } from '#features/layout/theme-script.tsx'
import '../fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'

/** Pages are made at their first visit and kept; the build needs no gateway. */
export const generateStaticParams = () => []

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { tag, dir } = languageOf(await getLocale())
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
      </body>
    </html>
  )
}
