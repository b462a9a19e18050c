import { hasLocale, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { env } from '#env.ts'
import { pickPanelTexts } from '#features/cart/index.ts'
import { pickNearPartsTexts } from '#features/catalogue/near-parts/near-parts-texts.ts'
import { pickListTexts } from '#features/rfq/index.ts'
import type { LaterTexts } from '#i18n/later-texts/later-texts.ts'
import { pick } from '#i18n/pick.ts'
import { routing, type Locale } from '#i18n/routing.ts'

const picks: Record<LaterTexts, (messages: Messages, locale: Locale) => object> = {
  bom: pickListTexts,
  'cart-panels': pickPanelTexts,
  countries: (_, locale) => Object.fromEntries(listCountryNames(locale).map(({ code, name }) => [code, name])),
  feedback: ({ site }) => ({ site: pick(site, 'feedback') }),
  'near-parts': pickNearPartsTexts,
  'quick-rfq': ({ quickRfq }) => ({ quickRfq }),
}
const isName = (name: string): name is LaterTexts => Object.hasOwn(picks, name)

/** A page of another release may request texts during an update. */
const isOfThisRelease = (request: Request) =>
  env.NODE_ENV === 'production' && new URL(request.url).searchParams.get('release') === TEXTS_RELEASE

export const GET = async (request: Request, { params }: { params: Promise<{ locale: string; name: string }> }) => {
  const { locale, name } = await params
  if (!hasLocale(routing.locales, locale) || !isName(name)) return new Response(null, { status: 404 })
  const cacheControl = isOfThisRelease(request) ? 'public, max-age=31536000, immutable' : 'no-store'
  return Response.json(picks[name](await getMessages({ locale }), locale), {
    headers: { 'cache-control': cacheControl },
  })
}
