import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel'
import { z } from 'zod'
import { createAccessTokens } from './access-token.ts'
import { toOrderBody, type NewPaypalOrder, toOrder, orderShape, toRefund, refundShape } from './paypal-order.ts'
import { createTransport, type Reply } from './transport.ts'
import { type Signature, toVerificationBody } from './webhook-signature.ts'

/** `declined`: PayPal refused; `unknown`: the request may have taken effect; `unavailable`: it had no effect. */
type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'declined'; issue: string; debugId: string }
  | { kind: 'unknown'; why: string }
  | { kind: 'unavailable'; why: string }

export type PaypalSettings = {
  /** Without a trailing slash. */
  apiUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
}

const deadlineMs = 10_000
const errorShape = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).default([]),
})
const clientTokenShape = z.object({ client_token: z.string().min(1), expires_in: z.number().int().positive() })
const verificationShape = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

const toOutcome = <S extends z.ZodType>(reply: Reply, shape: S): Outcome<z.output<S>> => {
  if (reply.kind !== 'responded') return reply
  const { status, body } = reply
  if (status >= 200 && status < 300) {
    const parsed = shape.safeParse(body)
    return parsed.success ? { kind: 'done', value: parsed.data } : { kind: 'unknown', why: 'the response is malformed' }
  }
  if (status === 401 || status === 429) return { kind: 'unavailable', why: `HTTP ${status}` }
  if (status < 400 || status >= 500 || status === 408 || status === 409)
    return { kind: 'unknown', why: `HTTP ${status}` }
  const { data } = errorShape.safeParse(body)
  return {
    kind: 'declined',
    issue: data?.details[0]?.issue ?? data?.name ?? `HTTP_${status}`,
    debugId: data?.debug_id ?? '',
  }
}

const mapOutcome = <A, B>(outcome: Outcome<A>, read: (value: A) => B): Outcome<B> =>
  outcome.kind === 'done' ? { kind: 'done', value: read(outcome.value) } : outcome

/** A declined payment shows that PayPal works. */
const isFailure = (outcome: unknown) => !['done', 'declined'].includes((outcome as Outcome<unknown>).kind)

const createBreaker = () =>
  circuitBreaker(handleWhenResult(isFailure), { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(5) })

type ApiRequest = { method?: 'GET' | 'POST'; path: string; requestId?: string; body?: string }

/** PayPal's REST API, Orders v2. Each send has a deadline, and every failure is an outcome, not an exception. */
export const createPaypalClient = ({ apiUrl, clientId, clientSecret, webhookId }: PaypalSettings) => {
  const send = createTransport(apiUrl, deadlineMs)
  const accessTokens = createAccessTokens(send, clientId, clientSecret)
  const breaker = createBreaker()
  /** Forged webhooks cause verifications, and any visitor requests client tokens; neither must stop payments. */
  const [verificationBreaker, clientTokenBreaker] = [createBreaker(), createBreaker()]

  const sendWithToken = (token: string, { method = 'POST', path, requestId, body }: ApiRequest) =>
    send({
      method,
      path,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { 'Content-Type': 'application/json', Prefer: 'return=representation' } : {}),
        ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId }),
      },
      ...(body === undefined ? {} : { body }),
    })

  const sendAuthorized = async (apiRequest: ApiRequest): Promise<Reply> => {
    const first = await accessTokens.get()
    if (first.kind === 'unavailable') return first
    const reply = await sendWithToken(first.token, apiRequest)
    if (reply.kind !== 'responded' || reply.status !== 401) return reply
    await accessTokens.drop(first.token)
    const second = await accessTokens.get()
    if (second.kind === 'unavailable') return second
    return sendWithToken(second.token, apiRequest)
  }

  const request = async <S extends z.ZodType>(
    shape: S,
    apiRequest: ApiRequest,
    circuit = breaker,
  ): Promise<Outcome<z.output<S>>> => {
    try {
      return await circuit.execute(async () => toOutcome(await sendAuthorized(apiRequest), shape))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error
      return { kind: 'unavailable', why: 'circuit open after repeated failures' }
    }
  }

  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`
  return {
    apiUrl,
    clientId,

    createOrder: async (order: NewPaypalOrder, requestId: string) =>
      mapOutcome(
        await request(orderShape, { path: '/v2/checkout/orders', requestId, body: JSON.stringify(toOrderBody(order)) }),
        toOrder,
      ),

    getOrder: async (id: string) =>
      mapOutcome(await request(orderShape, { method: 'GET', path: orderPath(id) }), toOrder),

    /** The same request id never captures twice. */
    capture: async (id: string, requestId: string) =>
      mapOutcome(await request(orderShape, { path: `${orderPath(id)}/capture`, requestId, body: '{}' }), toOrder),

    /** Refunds the rest of a capture. */
    refund: async (captureId: string, requestId: string) =>
      mapOutcome(
        await request(refundShape, {
          path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
          requestId,
          body: '{}',
        }),
        toRefund,
      ),

    /** A token for PayPal's buttons in a browser; `expiresIn` in seconds. */
    clientToken: async () =>
      mapOutcome(
        await request(clientTokenShape, { path: '/v1/identity/generate-token', body: '{}' }, clientTokenBreaker),
        ({ client_token, expires_in }) => ({ token: client_token, expiresIn: expires_in }),
      ),

    /** `event` is the received JSON text. */
    isGenuine: async (signature: Signature, event: string) =>
      mapOutcome(
        await request(
          verificationShape,
          {
            path: '/v1/notifications/verify-webhook-signature',
            body: toVerificationBody(signature, webhookId, event),
          },
          verificationBreaker,
        ),
        ({ verification_status }) => verification_status === 'SUCCESS',
      ),
  }
}
export type Paypal = ReturnType<typeof createPaypalClient>
