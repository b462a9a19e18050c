import { randomBytes } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type SimulatedResponse = { status: ContentfulStatusCode; body: object }

const names: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'INVALID_TOKEN',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
  500: 'INTERNAL_SERVER_ERROR',
}

export const refusal = (status: ContentfulStatusCode, issue: string, description = ''): SimulatedResponse => ({
  status,
  body: {
    name: names[status] ?? 'INVALID_REQUEST',
    message: 'The requested action could not be performed.',
    debug_id: randomBytes(7).toString('hex').slice(0, 13),
    details: [{ issue, description }],
    links: [],
  },
})
