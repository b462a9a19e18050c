import { hasLocale } from 'next-intl'
import { exportList } from '#features/catalogue/listing/export/export-list.ts'
import { readListing } from '#features/catalogue/listing/listing-state.ts'
import { routing } from '#i18n/routing.ts'

type Context = { params: Promise<{ locale: string }> }

export async function GET(request: Request, { params }: Context) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  const fields = Map.groupBy(new URL(request.url).searchParams, ([name]) => name)
  const requested = Object.fromEntries([...fields].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
  return exportList(readListing(requested), locale, request.headers)
}
