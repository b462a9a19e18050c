import { env } from '#env.ts'
import { LayoutDocument } from '#graphql/generated/documents/layout.ts'
import { read } from '#graphql/server.ts'
import { siteCard } from '#seo/card/site-card.tsx'

export const GET = async () => {
  const { data } = await read(LayoutDocument, {}, { locale: 'en' })
  if (!data?.siteConfig) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
  const { companyName, companyDescription } = data.siteConfig
  return siteCard(companyName, companyDescription, new URL(env.SITE_URL).host)
}
