import { type DocumentNode, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { decideOperation, type FreeForm, type Given, type Refusal } from './decision.ts'
import type { Manifest } from './manifest.ts'

const httpByCode = {
  // Clients that know only `application/json` expect 200 here.
  PERSISTED_QUERY_NOT_FOUND: { status: 400, spec: true },
  PERSISTED_QUERY_HASH_MISMATCH: { status: 400 },
  TRUSTED_DOCUMENTS_ONLY: { status: 403 },
}

const toError = ({ code, message }: Refusal) =>
  new GraphQLError(message, { extensions: { code, http: httpByCode[code] } })

const readDocumentId = ({ method, url }: Request, params: Given) =>
  method === 'GET' ? URL.parse(url)?.searchParams.get('documentId') : params.documentId

type Check = (request: Request) => boolean
type Options = { manifest: Manifest; freeForm: FreeForm; isPartner: Check; isGraphiqlPage: Check }

export const useTrustedDocuments = ({ manifest, freeForm, isPartner, isGraphiqlPage }: Options): Plugin => {
  const parsed = new Map<string, DocumentNode>()
  const texts = new Set(manifest.values())
  return {
    onParams({ request, params, setParams }) {
      const given: Given = { ...params, documentId: readDocumentId(request, params) }
      const canSendFreeForm = () =>
        freeForm === 'everyone' || isPartner(request) || (freeForm === 'graphiql' && isGraphiqlPage(request))
      const decision = decideOperation(given, manifest, canSendFreeForm)
      if (decision.kind === 'unnamed') return
      if (decision.kind === 'refused') throw toError(decision)
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
