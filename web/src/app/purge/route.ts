import { revalidateTag } from 'next/cache'
import { env } from '#env.ts'
import { parsePurgeRequest } from '#graphql/purge-request.ts'

export const POST = async (request: Request) => {
  const tags = await parsePurgeRequest(request, env.PURGE_TOKEN)
  if (typeof tags === 'number') return new Response(null, { status: tags })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
