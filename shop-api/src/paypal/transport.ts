export type Call = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Reply =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'unknown'; why: string }
  | { kind: 'unavailable'; why: string }
export type Send = (call: Call) => Promise<Reply>

const maxAnswerBytes = 1_000_000
/** Nothing has left this machine yet. */
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

const textOf = async (response: Response): Promise<string> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.byteLength
    if (size > maxAnswerBytes) throw new Error('the answer is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

const lost = (error: unknown): Reply => {
  const code = codeOf(error)
  if (unsent.has(code)) return { kind: 'unavailable', why: code }
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return { kind: 'unknown', why: isLate ? 'no answer in time' : code || 'the connection broke' }
}

/** One call to PayPal's API, without following redirects; the answer has to be whole within `deadlineMs`. */
export const openTransport =
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
      return { kind: 'answered', status: response.status, body: jsonOf(await textOf(response)) }
    } catch (error) {
      return lost(error)
    }
  }
