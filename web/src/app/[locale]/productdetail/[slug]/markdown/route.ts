import { hasLocale } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { productMarkdown } from '#features/catalogue/machine-readers/product-markdown.ts'
import { ProductSheetDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { routing } from '#i18n/routing.ts'
import { absoluteUrl } from '#seo/alternates.ts'

type Props = { params: Promise<{ locale: string; slug: string }> }

/** Shared caches must not store this response: Next cannot declare that the page varies by Accept. */
export const GET = async (_: Request, { params }: Props) => {
  const { locale, slug } = await params
  if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
  const { ok, data } = await read(ProductSheetDocument, { slug }, { locale })
  const product = data?.product
  if (!product) return new Response(null, { status: ok ? 404 : 503 })
  return new Response(await productMarkdown(product, locale), {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locale,
      'cache-control': ok ? 'private, max-age=60' : 'no-store',
      vary: 'Accept',
      link: `<${absoluteUrl(productPath(product.slug), locale)}>; rel="canonical"`,
    },
  })
}
