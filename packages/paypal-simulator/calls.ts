import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { App, Request } from './context.ts'
import type { ApiCall, FaultName, Faults } from './faults.ts'
import { type SimulatedResponse, refusal } from './refusal.ts'
import type { Store } from './store.ts'

type Handler = (c: Request, fault: FaultName | null) => Promise<SimulatedResponse> | SimulatedResponse

const hangUp = (c: Request): Response => {
  c.env.incoming?.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

const before: Partial<Record<FaultName, SimulatedResponse>> = {
  http_400: refusal(400, 'VALIDATION_ERROR'),
  http_401: refusal(401, 'INVALID_TOKEN'),
  http_409: refusal(409, 'RESOURCE_CONFLICT'),
  http_429: refusal(429, 'RATE_LIMIT_REACHED'),
  http_500: refusal(500, 'INTERNAL_SERVICE_ERROR'),
}

type Tools = { app: App; faults: Faults; store: Store; isKnown: (token: string) => boolean }

export const createMount = ({ app, faults, store, isKnown }: Tools) => {
  const respond = async (c: Request, handler: Handler, fault: FaultName | null): Promise<SimulatedResponse> => {
    const [, bearer = ''] = c.req.header('Authorization')?.match(/^Bearer (\S+)$/) ?? []
    if (!isKnown(bearer)) return refusal(401, 'INVALID_TOKEN')
    const requestId = c.req.method === 'POST' ? c.req.header('PayPal-Request-Id') : undefined
    const key = requestId && `${c.req.path} ${requestId}`
    const known = key && store.findResponse(key)
    if (known) return known
    const response = await handler(c, fault)
    if (key && response.status < 500) store.storeResponse(key, response)
    return response
  }

  return (call: ApiCall, method: 'GET' | 'POST', path: string, handler: Handler, isOpen = false) =>
    app.on(method, path, async (c) => {
      const taken = faults.take(call)
      const fault = taken?.fault ?? null
      if (taken?.fault === 'slow') await faults.wait(taken.delay_ms)
      if (fault === 'reset') return hangUp(c)
      if (fault === 'redirect') return c.redirect('http://127.0.0.1:9/elsewhere', 307)
      const { status, body } =
        (fault && before[fault]) || (await (isOpen ? handler(c, fault) : respond(c, handler, fault)))
      if (fault === 'drop_reply') return hangUp(c)
      if (fault === 'garbage') return c.html('<!doctype html><title>Gateway</title>')
      return fault === 'http_500_after'
        ? c.json(refusal(500, 'INTERNAL_SERVICE_ERROR').body, 500)
        : c.json(body, status)
    })
}
export type Mount = ReturnType<typeof createMount>
