import { hasLocale } from 'next-intl'
import { offlinePage } from '#features/layout/index.ts'
import { routing } from '#i18n/routing.ts'

type Props = { params: Promise<{ locale: string }> }

export const GET = async (_: Request, { params }: Props) => {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return new Response(await offlinePage(locale), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
