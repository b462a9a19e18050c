/** Browsers hash for pages that came by https or from the same machine; others load a hand that can. */
const sha256 = async (text: string) => {
  if (!('subtle' in crypto)) return (await import('./sha256.ts')).sha256(text)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const withHash = async (json: string) => {
  const { query, ...rest }: { query: string } = JSON.parse(json)
  return JSON.stringify({ ...rest, extensions: { persistedQuery: { version: 1, sha256Hash: await sha256(query) } } })
}

/** The body with the operation's hash in place of its text; files travel beside it. */
const hashed = async (body: unknown) => {
  if (!(body instanceof FormData)) return withHash(String(body))
  const form = new FormData()
  for (const [name, part] of body)
    form.append(name, typeof part === 'string' && name === 'operations' ? await withHash(part) : part)
  return form
}

/** A form is what a page elsewhere could send too; the header is what it could not. */
const guarded = (init: RequestInit | undefined): RequestInit => {
  if (!(init?.body instanceof FormData)) return { ...init }
  const headers = new Headers(init.headers)
  headers.set('x-graphql-yoga-csrf', '1')
  return { ...init, headers }
}

/** Sends the hash of an operation. A gateway of another version than this page may not know it: then the text, once. */
export const trustedFetch: typeof fetch = async (url, init) => {
  const request = guarded(init)
  const answer = await fetch(url, { ...request, body: await hashed(init?.body) })
  if (answer.ok || !(await answer.clone().text()).includes('PERSISTED_QUERY_NOT_FOUND')) return answer
  return fetch(url, request)
}
