import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { cartPath } from '@partgate/schema/pages.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { getLanguage, routing } from '#i18n/routing.ts'

type Props = { params: Promise<{ locale: string }> }

const sizes = [192, 512]

/** Installs the storefront in the language of the page. */
export const GET = async (_: Request, { params }: Props) => {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  const t = await getTranslations({ locale })
  const { tag, dir } = getLanguage(locale)
  const home = getPathname({ href: '/', locale })
  const shortcut = (name: string, href: string) => ({ name, url: getPathname({ href, locale }) })
  const manifest = {
    id: home,
    name: t('layout.siteName'),
    short_name: t('layout.siteName'),
    lang: tag,
    dir,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#f7f6f2',
    theme_color: '#0b5d3b',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...sizes.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
    shortcuts: [
      shortcut(t('layout.bom'), '/bom'),
      shortcut(t('layout.cart'), cartPath),
      shortcut(t('layout.rfq'), '/rfq'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
