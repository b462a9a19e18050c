import { z } from 'zod'
import type { App } from './context.ts'
import { type Faults, faultShape } from './faults.ts'
import { type SimulatorContext, saveCapture } from './order-calls.ts'
import { readJsonBody } from './parse-json.ts'

const wanted = z.union([faultShape, z.strictObject({ fault: z.literal('forget_request_ids') })])
const decision = z.strictObject({ status: z.enum(['COMPLETED', 'DECLINED']) })
const loopback = /^(127\.|::1$|::ffff:127\.)/

/** Only for callers on the same machine. */
export const faultSwitch = (app: App, faults: Faults, context: SimulatorContext) => {
  app.use('/simulator/*', async (c, next) => {
    if (!loopback.test(c.env.incoming?.socket.remoteAddress ?? '')) return c.json({ error: 'not from here' }, 403)
    return next()
  })
  app.get('/simulator/faults', (c) => c.json(faults.list()))
  app.post('/simulator/faults', async (c) => {
    const { data, error } = wanted.safeParse(await readJsonBody(c))
    if (!data) return c.json({ error: z.prettifyError(error) }, 400)
    if (data.fault === 'forget_request_ids') context.store.forgetResponses()
    else faults.add(data)
    return c.json(faults.list())
  })
  app.delete('/simulator/faults', (c) => {
    faults.clear()
    return c.json(faults.list())
  })
  app.get('/simulator/orders', (c) => c.json(context.store.orders()))
  app.post('/simulator/captures/:id', async (c) => {
    const order = context.store.orderWithCapture(c.req.param('id'))
    const { data } = decision.safeParse(await readJsonBody(c))
    if (!data || order?.capture?.status !== 'PENDING')
      return c.json({ error: 'no pending capture, or no decision' }, 400)
    return c.json(saveCapture(context, order, { ...order.capture, status: data.status }))
  })
}
