import { env } from '#env.ts'
import { productCard } from '#features/catalogue/machine-readers/product-card.tsx'
import { ProductSheetDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'

type Props = { params: Promise<{ slug: string }> }

export const GET = async (_: Request, { params }: Props) => {
  const { ok, data } = await read(ProductSheetDocument, { slug: (await params).slug }, { locale: 'en' })
  if (!data?.product) return new Response(null, { status: ok ? 404 : 503 })
  const card = await productCard(data.product, new URL(env.SITE_URL).host)
  if (!ok) card.headers.set('cache-control', 'no-store')
  return card
}
