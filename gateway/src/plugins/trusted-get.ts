import { parse } from 'graphql'
import { decide } from './trusted-decision.ts'
import type { Manifest } from './trusted-manifest.ts'
import { isPublicDocument } from './trusted-public.ts'

const jsonOf = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Says of a request whether it is a GET of a trusted document that reads nothing but what is the same for everyone. */
export const publicGets = (manifest: Manifest) => {
  const publicOnes = new Map([...manifest].filter(([, text]) => isPublicDocument(parse(text))))
  return ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
    const asked = method === 'GET' ? URL.parse(url)?.searchParams : undefined
    if (!asked || asked.has('query')) return false
    const given = { documentId: asked.get('documentId'), extensions: jsonOf(asked.get('extensions')) }
    const decision = decide(given, publicOnes, () => false)
    return decision !== null && 'text' in decision
  }
}
