import { revalidateTag } from 'next/cache'
import { env } from '#env.ts'
import { purgeOrderOf } from '#graphql/purge-order.ts'

/** Makes everything new that shows what these tags name, from the next visit on. The gateway passes its own purges on to here. */
export const POST = async (request: Request) => {
  const tags = await purgeOrderOf(request, env.PURGE_TOKEN)
  if (typeof tags === 'number') return new Response(null, { status: tags })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
