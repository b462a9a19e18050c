import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'

const badJson = (error: unknown) => {
  if (!(error instanceof SyntaxError)) throw error
  const message = 'The parameters `variables` and `extensions` must be JSON.'
  throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } })
}

/** Malformed JSON is the client's mistake, so the response is 400. */
export const useJsonParameters = (): Plugin => ({
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return
    setRequestParser(async (request) => {
      try {
        return await requestParser(request)
      } catch (error) {
        return badJson(error)
      }
    })
  },
})
