declare global {
  /** By the body of the request. Null if the request failed. */
  var earlyResponses: Partial<Record<string, Promise<Response | null>>> | undefined
}

export const toPersistedQueryBody = (request: object, sha256Hash: string) =>
  JSON.stringify({ ...request, extensions: { persistedQuery: { version: 1, sha256Hash } } })

/** The data is in the page, so no request is sent. */
export const putEarlyResponse = (body: string, data: unknown) => {
  const init = { headers: { 'content-type': 'application/graphql-response+json' } }
  globalThis.earlyResponses = { [body]: Promise.resolve(new Response(JSON.stringify({ data }), init)) }
}

/** The response to a request that the page sent before its scripts ran, or whose data it has; null if there is none. Serves one caller. */
export const takeEarlyResponse = async (body: string): Promise<Response | null> => {
  const response = globalThis.earlyResponses?.[body]
  delete globalThis.earlyResponses?.[body]
  return (await response) ?? null
}
