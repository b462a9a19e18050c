import { parse } from 'graphql'
import { parseJson } from '@partgate/schema/json.ts'
import { decideOperation } from './decision.ts'
import type { Manifest } from './manifest.ts'
import { isPublicDocument } from './public-document.ts'

export const createPublicGetCheck = (manifest: Manifest) => {
  const known = new Map<string, boolean>()
  const isPublic = (text: string) => {
    const isIt = known.get(text) ?? isPublicDocument(parse(text))
    known.set(text, isIt)
    return isIt
  }
  return ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
    const searchParams = method === 'GET' ? URL.parse(url)?.searchParams : undefined
    if (!searchParams || searchParams.has('query')) return false
    const given = {
      documentId: searchParams.get('documentId'),
      extensions: parseJson(searchParams.get('extensions')),
    }
    const decision = decideOperation(given, manifest, () => false)
    return decision.kind === 'accepted' && isPublic(decision.text)
  }
}
