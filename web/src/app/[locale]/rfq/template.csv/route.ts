import { hasLocale } from 'next-intl'
import { templateResponse } from '#features/rfq/request/template-response.ts'
import { routing } from '#i18n/routing.ts'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return templateResponse(locale)
}
