import { hashText, hasText, type Manifest } from './manifest.ts'
import { isRecord } from '@partgate/schema/json.ts'
import type { ErrorCode } from '../../graphql/error-codes.ts'

/** Partners with an API key may always send their own operations. */
export type FreeForm = 'everyone' | 'graphiql' | 'partners'

type FreeFormSettings = { setting: boolean | undefined; isProduction: boolean; graphiql: boolean }

export const toFreeForm = ({ setting, isProduction, graphiql }: FreeFormSettings): FreeForm => {
  if (setting !== undefined) return setting ? 'everyone' : 'partners'
  if (!isProduction) return 'everyone'
  return graphiql ? 'graphiql' : 'partners'
}

const refusals = {
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_HASH_MISMATCH: 'The operation is not the one that its hash or document id names.',
  TRUSTED_DOCUMENTS_ONLY: 'Operations of your own need an API key in the header X-API-Key.',
} satisfies Partial<Record<ErrorCode, string>>

export type Refusal = { kind: 'refused'; code: keyof typeof refusals; message: string }
type Decision = { kind: 'accepted'; text: string } | Refusal | { kind: 'unnamed' }

const refuse = (code: Refusal['code']): Refusal => ({ kind: 'refused', code, message: refusals[code] })
const accept = (text: string): Decision => ({ kind: 'accepted', text })

export type Given = { query?: unknown; documentId?: unknown; extensions?: unknown }

const listHashes = ({ documentId, extensions }: Given) => {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined
  const hash = isRecord(persisted) ? persisted['sha256Hash'] : undefined
  return [documentId, hash].filter((each) => typeof each === 'string').map((each) => each.replace(/^sha256:/, ''))
}

/** `unnamed`: the request has neither a text nor a hash. */
export const decideOperation = (given: Given, manifest: Manifest, canSendFreeForm: () => boolean): Decision => {
  const { query: text } = given
  const [hash, ...more] = listHashes(given)
  if (more.some((other) => other !== hash)) return refuse('PERSISTED_QUERY_HASH_MISMATCH')
  if (typeof text !== 'string') {
    if (hash === undefined) return { kind: 'unnamed' }
    const known = manifest.get(hash)
    return known === undefined ? refuse('PERSISTED_QUERY_NOT_FOUND') : accept(known)
  }
  if (hash !== undefined && hashText(text) !== hash) return refuse('PERSISTED_QUERY_HASH_MISMATCH')
  return canSendFreeForm() || hasText(manifest, text) ? accept(text) : refuse('TRUSTED_DOCUMENTS_ONLY')
}
