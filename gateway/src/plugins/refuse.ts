import type { FetchAPI } from 'graphql-yoga'

type Exchange = { request: Request; fetchAPI: FetchAPI; endResponse: (response: Response) => void }
type Refusal = { status: number; code: string; message: string }

const codes = new WeakMap<Request, string>()

/** Ends a request before it is read, in the shape of a GraphQL error. */
export const refuse = ({ request, fetchAPI, endResponse }: Exchange, { status, code, message }: Refusal) => {
  codes.set(request, code)
  endResponse(fetchAPI.Response.json({ errors: [{ message, extensions: { code } }] }, { status }))
}

/** Why a request was ended so. */
export const refusalOf = (request: Request) => codes.get(request)
