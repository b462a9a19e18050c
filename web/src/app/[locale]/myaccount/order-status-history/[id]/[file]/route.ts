import { hasLocale } from 'next-intl'
import { respondWithDocument } from '#features/orders/documents/respond.ts'
import { routing } from '#i18n/routing.ts'

type Context = { params: Promise<{ locale: string; id: string; file: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale, id, file } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  return respondWithDocument(request, { orderNumber: id, file, locale })
}
