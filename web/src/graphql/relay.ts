/** What belongs to one connection, or is made anew for the next one (RFC 9110, 7.6.1). */
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
  const kept = new Headers(headers)
  for (const name of hopByHop) kept.delete(name)
  return kept
}

const unreachable = () =>
  Response.json(
    {
      errors: [{ message: 'The shop cannot be reached at the moment.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } },
  )

/** Passes a request on to the gateway as it came, and its answer back as it arrives: an answer may be a stream that stays open. */
export const relayTo = async (gatewayUrl: string, request: Request): Promise<Response> => {
  const { method, body, signal } = request
  try {
    const answer = await fetch(new URL(`/graphql${new URL(request.url).search}`, gatewayUrl), {
      method,
      headers: endToEnd(request.headers),
      body,
      signal,
      cache: 'no-store',
      redirect: 'manual',
      ...(body && { duplex: 'half' }),
    })
    const { status, statusText, headers } = answer
    return new Response(answer.body, { status, statusText, headers: endToEnd(headers) })
  } catch (error) {
    if (!signal.aborted) console.error(JSON.stringify({ level: 'warn', message: `The gateway: ${String(error)}` }))
    return unreachable()
  }
}
