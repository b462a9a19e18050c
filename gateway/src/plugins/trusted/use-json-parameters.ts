import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { ErrorCode } from '../../graphql/error-codes.ts'

const badRequest = { code: 'BAD_REQUEST' satisfies ErrorCode, http: { status: 400 } }

const hasStatus = ({ extensions: { http } }: GraphQLError) =>
  typeof http === 'object' && http !== null && 'status' in http && http.status !== 400

/** The text of the JSON parser, which is not part of this API, is left out. */
const toBadRequest = (error: unknown) => {
  if (error instanceof SyntaxError)
    return new GraphQLError('The parameters `variables` and `extensions` must be JSON.', { extensions: badRequest })
  if (!(error instanceof GraphQLError) || hasStatus(error)) return error
  const extensions = { ...error.extensions, ...badRequest }
  Reflect.deleteProperty(extensions, 'originalError')
  return new GraphQLError(error.message, { extensions })
}

const createRefusal = (message: string, headers?: Record<string, string>) => () => {
  throw new GraphQLError(message, { extensions: { ...badRequest, http: { status: 415, headers } } })
}

const refuseMediaType = createRefusal('The body must be JSON, with the header `Content-Type: application/json`.')
const refuseCompression = createRefusal('The body must not be compressed: omit the header `Content-Encoding`.', {
  'accept-encoding': 'identity',
})

const isCompressed = ({ headers }: Request) =>
  (headers.get('content-encoding') ?? 'identity').trim().toLowerCase() !== 'identity'

/** Malformed requests are the client's mistake, so the response is 400. */
export const useJsonParameters = (): Plugin => ({
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (isCompressed(request)) return setRequestParser(refuseCompression)
    if (!requestParser) return setRequestParser(refuseMediaType)
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        throw toBadRequest(error)
      }
    })
  },
})
