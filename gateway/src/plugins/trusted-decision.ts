import { hashOf, holdsText, type Manifest } from './trusted-manifest.ts'

/** Who may send operations of one's own, beside partners with an API key, who always may. */
export type FreeForm = 'everyone' | 'graphiql' | 'nobody'

type Wish = { wish: 'on' | 'off' | undefined; isProduction: boolean; graphiql: boolean }

export const freeFormOf = ({ wish, isProduction, graphiql }: Wish): FreeForm => {
  if (wish) return wish === 'on' ? 'everyone' : 'nobody'
  if (!isProduction) return 'everyone'
  return graphiql ? 'graphiql' : 'nobody'
}

const refusals = {
  PERSISTED_QUERY_NOT_FOUND: 'PersistedQueryNotFound',
  PERSISTED_QUERY_HASH_MISMATCH: 'The operation is not the one that its hash or document id names.',
  TRUSTED_DOCUMENTS_ONLY: 'Operations of your own need an API key in the header X-API-Key.',
}

export type Refusal = { code: keyof typeof refusals; message: string }

const refuse = (code: Refusal['code']): Refusal => ({ code, message: refusals[code] })

/** What came in; nothing of it has been checked. */
export type Given = { query?: unknown; documentId?: unknown; extensions?: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The hashes a request names, however it names them. */
const hashesIn = ({ documentId, extensions }: Given) => {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined
  const hash = isRecord(persisted) ? persisted['sha256Hash'] : undefined
  return [documentId, hash].filter((each) => typeof each === 'string').map((each) => each.replace(/^sha256:/, ''))
}

/** The text to run, or why not; null where the request names no operation at all. */
export const decide = (
  given: Given,
  manifest: Manifest,
  mayFreely: () => boolean,
): { text: string } | Refusal | null => {
  const { query: text } = given
  const [hash, ...more] = hashesIn(given)
  if (more.some((other) => other !== hash)) return refuse('PERSISTED_QUERY_HASH_MISMATCH')
  if (typeof text !== 'string') {
    if (hash === undefined) return null
    const known = manifest.get(hash)
    return known === undefined ? refuse('PERSISTED_QUERY_NOT_FOUND') : { text: known }
  }
  if (hash !== undefined && hashOf(text) !== hash) return refuse('PERSISTED_QUERY_HASH_MISMATCH')
  return mayFreely() || holdsText(manifest, text) ? { text } : refuse('TRUSTED_DOCUMENTS_ONLY')
}
