import type { ReactNode } from 'react'
import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '#env.ts'
import { LanguageFace, PageFrame, ThemeScript } from '#features/layout/index.ts'
import { Consent } from '#features/site/consent/consent.tsx'
import { Reviews } from '#features/site/reviews/reviews.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { getLanguage } from '#i18n/routing.ts'
import '../globals.css'

/** The build needs no gateway: each page is rendered at its first visit and cached. */
export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = await Promise.all([getTranslations('layout'), getLocale()])
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { template: `%s | ${t('siteName')}`, default: t('siteName') },
    manifest: getPathname({ href: '/manifest.webmanifest', locale }),
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f6f2' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1312' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { tag, dir } = getLanguage(await getLocale())
  return (
    <html lang={tag} dir={dir} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <PageFrame consent={<Consent />} reviews={<Reviews />}>
          {children}
        </PageFrame>
        <LanguageFace locale={tag} />
      </body>
    </html>
  )
}
