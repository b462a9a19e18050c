import type { FetchAPI } from 'graphql-yoga'
import type { ErrorCode } from '../graphql/error-codes.ts'

type Exchange = { request: Request; fetchAPI: FetchAPI; endResponse: (response: Response) => void }
type Refusal = {
  status: number
  code: ErrorCode
  message: string
  headers?: Record<string, string>
  extensions?: object
}

const codes = new WeakMap<Request, ErrorCode>()

export const refuse = (
  { request, fetchAPI, endResponse }: Exchange,
  { status, code, message, headers, extensions }: Refusal,
) => {
  codes.set(request, code)
  endResponse(
    fetchAPI.Response.json({ errors: [{ message, extensions: { code, ...extensions } }] }, { status, headers }),
  )
}

export const getRefusal = (request: Request) => codes.get(request)
