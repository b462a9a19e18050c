import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '#env.ts'

const gatewayTimeoutMs = 5000
const responseShape = z.object({
  data: z.unknown().nullish(),
  extensions: z.object({ cacheTags: z.array(z.string()).optional() }).optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .optional(),
})

type Failure = { message: string; extensions?: { code?: string } }

/** `isRefused`: the same request can never succeed. */
export class IncompleteResponse extends Error {
  readonly data: unknown
  readonly isRefused: boolean
  constructor(operation: string, errors: Failure[], data: unknown) {
    super(`${operation}: ${errors.map(({ message }) => message).join('; ')}`)
    this.data = data
    this.isRefused = errors.every(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
  }
}

const send = async (operation: object, lang: string, signal: AbortSignal, visitor: Record<string, string>) => {
  const response = await fetch(`${env.GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-cache-tags': '1',
      lang,
      ...visitor,
    },
    body: JSON.stringify(operation),
    cache: 'no-store',
    signal,
  })
  return responseShape.parse(await response.json())
}

/** Sends the hash first; a gateway of another version may not know it and gets the text. `tags` name the content that purges address. */
export const queryGateway = async (
  operationName: string,
  query: string,
  variables: string,
  lang: string,
  visitor: Record<string, string> = {},
  timeoutMs = gatewayTimeoutMs,
) => {
  const signal = AbortSignal.timeout(timeoutMs)
  const operation = { operationName, variables: JSON.parse(variables) }
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') }
  const response = await send({ ...operation, extensions: { persistedQuery } }, lang, signal, visitor)
  const isUnknown = response.errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND')
  const { data, errors, extensions } = isUnknown ? await send({ ...operation, query }, lang, signal, visitor) : response
  if (!errors) return { data, tags: extensions?.cacheTags ?? [] }
  throw new IncompleteResponse(operationName, errors, data ?? undefined)
}
