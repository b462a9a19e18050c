import { hasLocale } from 'next-intl'
import { templateAnswer } from '#features/rfq/request/template-answer.ts'
import { routing } from '#i18n/routing.ts'

type Context = { params: Promise<{ locale: string }> }

export async function GET(_request: Request, { params }: Context) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return templateAnswer(locale)
}
