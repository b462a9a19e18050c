import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { openDatabase } from '#db/open.ts'
import { listen } from '#http/listen.ts'
import { releaseExpired } from '#orders/index.ts'
import { createPaymentService } from '#payments/index.ts'
import { createApp } from '../../src/app.ts'
import { toDeps } from '../../src/deps.ts'
import { parseEnv } from '../../src/env.ts'
import { atFailpoint } from '../../src/failpoint.ts'
import type { FromShop, JobName, Order, Start, ToShop } from './messages.ts'

const tell = (message: FromShop) => process.send?.(message)

const held = new Map<string, (() => void)[]>()
const atHooks = new Map<string, () => void>()

const holdAt = (failpoint: string) =>
  atFailpoint(failpoint, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(failpoint, [...(held.get(failpoint) ?? []), resolve])
    tell({ reached: failpoint })
    return promise
  })

const dieAt = (failpoint: string, pass: number) => {
  let passes = 0
  return atFailpoint(failpoint, async () => {
    if (++passes < pass) return
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  })
}

type Work = Record<JobName, (orderNo: string) => Promise<unknown>>

const obey = async (order: Order) => {
  if (order.do === 'run') return void (await (await working)?.[order.job](order.orderNo))
  if (order.do === 'go') {
    for (const go of held.get(order.failpoint) ?? []) go()
    return void held.delete(order.failpoint)
  }
  atHooks.get(order.failpoint)?.()
  atHooks.delete(order.failpoint)
  if (order.do === 'hold') atHooks.set(order.failpoint, holdAt(order.failpoint))
  if (order.do === 'die') atHooks.set(order.failpoint, dieAt(order.failpoint, order.pass))
}

const open = async ({ settings }: Start) => {
  const env = parseEnv(settings)
  const db = await openDatabase(env)
  const log = pino({ level: settings['LOG_LEVEL'] ?? 'error' }, pino.destination(2))
  const deps = toDeps(env, db)
  const checkResponses = env.NODE_ENV !== 'production'
  const app = createApp({ ...deps, log, trustedProxies: env.TRUSTED_PROXIES, checkResponses })
  const server = await listen(app, '127.0.0.1', 0)
  tell({ listening: (server.address() as AddressInfo).port })
  const { settleOpen, confirmOrder, refundOrder } = createPaymentService({ ...deps, log })
  return {
    releaseExpired: () => releaseExpired({ ...deps, log }),
    settleOpen,
    confirmOrder,
    refundOrder,
  } satisfies Work
}

let working: Promise<Work> | undefined

process.on('disconnect', () => process.exit())
process.on('message', (message: ToShop) => {
  if ('start' in message) {
    working = open(message.start)
    working.catch((error: unknown) => tell({ failed: String(error instanceof Error ? error.stack : error) }))
    return
  }
  const { id, order } = message
  obey(order).then(
    () => tell({ id }),
    (error: unknown) => tell({ id, error: String(error instanceof Error ? error.stack : error) }),
  )
})
