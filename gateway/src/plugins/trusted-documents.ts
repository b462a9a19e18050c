import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { decide, type FreeForm, type Given, type Refusal } from './trusted-decision.ts'
import type { Manifest } from './trusted-manifest.ts'

const httpOf = {
  // Clients that know only `application/json` expect this one with 200.
  PERSISTED_QUERY_NOT_FOUND: { status: 400, spec: true },
  PERSISTED_QUERY_HASH_MISMATCH: { status: 400 },
  TRUSTED_DOCUMENTS_ONLY: { status: 403 },
}

const errorOf = ({ code, message }: Refusal) => new GraphQLError(message, { extensions: { code, http: httpOf[code] } })

/** A page of the gateway itself: GraphiQL. */
const isSameOrigin = ({ headers }: Request) => URL.parse(headers.get('origin') ?? '')?.host === headers.get('host')

const documentIdOf = ({ method, url }: Request, params: Given) =>
  method === 'GET' ? URL.parse(url)?.searchParams.get('documentId') : params.documentId

type Options = { manifest: Manifest; freeForm: FreeForm; isPartner: (request: Request) => boolean }

/** Runs the operations of the manifest by their hash, and others only for those who may. Each is parsed and validated once. */
export const useTrustedDocuments = ({ manifest, freeForm, isPartner }: Options): Plugin => {
  const parsed = new Map<string, DocumentNode>()
  const texts = new Set(manifest.values())
  return {
    onParams({ request, params, setParams }) {
      const given: Given = { ...params, documentId: documentIdOf(request, params) }
      const mayFreely = () =>
        freeForm === 'everyone' || isPartner(request) || (freeForm === 'graphiql' && isSameOrigin(request))
      const decision = decide(given, manifest, mayFreely)
      if (!decision) return
      if ('code' in decision) throw errorOf(decision)
      const wanted = { ...params, query: decision.text }
      Reflect.deleteProperty(wanted, 'documentId')
      setParams(wanted)
    },
    onParse({ params: { source }, setParsedDocument }) {
      const text = `${source}`
      if (!texts.has(text)) return
      const document = parsed.get(text) ?? parse(text)
      parsed.set(text, document)
      setParsedDocument(document)
    },
  }
}
