import type { IncomingMessage, ServerResponse } from 'node:http'

/** The proxy and Next.js match patterns against these headers, some of which take quadratic time. */
const matchedHeaders = ['accept', 'accept-encoding', 'accept-language', 'user-agent']
const maxHeaderChars = 1_000

const isDecodable = (path: string) => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Next.js responds with 500 to a path with an invalid escape, which is the path of no page. */
const escapeInvalidPath = (url: string) => {
  const [path = ''] = url.split('?', 1)
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

export const normalizeRequest = (request: IncomingMessage) => {
  const { url, headers } = request
  if (url) request.url = escapeInvalidPath(url)
  for (const name of matchedHeaders) if ((headers[name]?.length ?? 0) > maxHeaderChars) delete headers[name]
}

const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** Next.js throws for some other methods, and takes the rest for GET. */
export const refuseMethod = ({ method = '' }: IncomingMessage, response: ServerResponse): boolean => {
  if (methods.includes(method)) return false
  response.writeHead(405, { allow: methods.join(', '), 'content-length': 0 }).end()
  return true
}
