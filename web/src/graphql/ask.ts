import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { env } from '#env.ts'

const gatewayTimeoutMs = 5000
const answerShape = z.object({
  data: z.unknown().nullish(),
  extensions: z.object({ cacheTags: z.array(z.string()).optional() }).optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() }))
    .optional(),
})

type Failure = { message: string; extensions?: { code?: string } }

/** `data` is the part that came; `isRefused` where what was asked for cannot be, however often it is asked. */
export class IncompleteAnswer extends Error {
  readonly data: unknown
  readonly isRefused: boolean
  constructor(operation: string, errors: Failure[], data: unknown) {
    super(`${operation}: ${errors.map(({ message }) => message).join('; ')}`)
    this.data = data
    this.isRefused = errors.every(({ extensions }) => extensions?.code === 'BAD_USER_INPUT')
  }
}

const send = async (operation: object, lang: string, signal: AbortSignal) => {
  const response = await fetch(`${env.GATEWAY_URL}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      'x-cache-tags': '1',
      lang,
    },
    body: JSON.stringify(operation),
    cache: 'no-store',
    signal,
  })
  return answerShape.parse(await response.json())
}

/** By its hash; a gateway of another version may not know that, and is told the text. `tags`: what the answer is about, and can be purged
 * by. */
export const ask = async (operationName: string, query: string, variables: string, lang: string) => {
  const signal = AbortSignal.timeout(gatewayTimeoutMs)
  const operation = { operationName, variables: JSON.parse(variables) }
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') }
  const answer = await send({ ...operation, extensions: { persistedQuery } }, lang, signal)
  const isUnknown = answer.errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND')
  const { data, errors, extensions } = isUnknown ? await send({ ...operation, query }, lang, signal) : answer
  if (!errors) return { data, tags: extensions?.cacheTags ?? [] }
  throw new IncompleteAnswer(operationName, errors, data ?? undefined)
}
