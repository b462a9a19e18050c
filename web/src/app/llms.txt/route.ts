import { LayoutDocument } from '#graphql/generated/documents/layout.ts'
import { read } from '#graphql/server.ts'
import { llmsText } from '#seo/llms-text.ts'

export const GET = async () => {
  const { ok, data } = await read(LayoutDocument, {}, { locale: 'en' })
  return new Response(llmsText(data?.siteConfig ?? null), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': ok ? 'public, max-age=3600' : 'no-store',
    },
  })
}
