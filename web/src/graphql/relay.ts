/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const hopByHop = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const endToEnd = (headers: Headers) => {
  const forwarded = new Headers(headers)
  for (const name of hopByHop) forwarded.delete(name)
  return forwarded
}

/** Longer bodies are streamed. */
const maxBufferedBytes = 64 * 1024

/** Short bodies are read first, because the gateway handles requests with a known length faster. */
const readBody = async (request: Request) => {
  const length = Number(request.headers.get('content-length'))
  return length > 0 && length <= maxBufferedBytes ? request.arrayBuffer() : request.body
}

const unreachable = () =>
  Response.json(
    {
      errors: [{ message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } },
  )

/** Streams the response, which may stay open. */
export const relayTo = async (gatewayUrl: string, request: Request): Promise<Response> => {
  const { method, signal } = request
  try {
    const body = await readBody(request)
    const response = await fetch(new URL(`/graphql${new URL(request.url).search}`, gatewayUrl), {
      method,
      headers: endToEnd(request.headers),
      body,
      signal,
      cache: 'no-store',
      redirect: 'manual',
      ...(body && { duplex: 'half' }),
    })
    const { status, statusText, headers } = response
    return new Response(response.body, { status, statusText, headers: endToEnd(headers) })
  } catch (error) {
    if (!signal.aborted) console.error(JSON.stringify({ level: 'warn', message: `The gateway: ${String(error)}` }))
    return unreachable()
  }
}
