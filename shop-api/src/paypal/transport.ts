import { parseJson } from '@partgate/schema/json.ts'
type HttpRequest = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Reply =
  | { kind: 'responded'; status: number; body: unknown }
  | { kind: 'unknown'; why: string }
  | { kind: 'unavailable'; why: string }
export type Send = (request: HttpRequest) => Promise<Reply>

const maxResponseBytes = 1_000_000
/** Errors before any byte was sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxResponseBytes) throw new Error('the response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const readCauseCode = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

const lost = (error: unknown): Reply => {
  const code = readCauseCode(error)
  if (unsent.has(code)) return { kind: 'unavailable', why: code }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return { kind: 'unknown', why: isLate ? 'no response in time' : code || 'the connection broke' }
}

/** Follows no redirects; the whole response must arrive within `deadlineMs`. */
export const createTransport =
  (apiUrl: string, deadlineMs: number): Send =>
  async ({ method, path, headers, body }) => {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method,
        headers: { Accept: 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
        ...(body === undefined ? {} : { body }),
      })
      return { kind: 'responded', status: response.status, body: parseJson(await readText(response)) }
    } catch (error) {
      return lost(error)
    }
  }
