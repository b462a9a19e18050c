import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { openDatabase } from '#db/open.ts'
import { listen } from '#http/listen.ts'
import { releaseExpired } from '#orders/index.ts'
import { openPayments } from '#payments/index.ts'
import { createApp } from '../app.ts'
import { depsOf } from '../deps.ts'
import { parseEnv } from '../env.ts'
import { atHook } from '../hook.ts'
import type { FromShop, JobName, Order, Start, ToShop } from './race-messages.ts'

/** A shop in a process of its own, which obeys the test that has forked it and ends with it. */
const tell = (message: FromShop) => process.send?.(message)

const held = new Map<string, (() => void)[]>()
const atHooks = new Map<string, () => void>()

const holdAt = (hook: string) =>
  atHook(hook, () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held.set(hook, [...(held.get(hook) ?? []), resolve])
    tell({ reached: hook })
    return promise
  })

const dieAt = (hook: string, pass: number) => {
  let passes = 0
  return atHook(hook, async () => {
    if (++passes < pass) return
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  })
}

type Work = Record<JobName, (orderNo: string) => Promise<unknown>>

const obey = async (order: Order) => {
  if (order.do === 'run') return void (await (await working)?.[order.job](order.orderNo))
  if (order.do === 'go') {
    for (const go of held.get(order.hook) ?? []) go()
    return void held.delete(order.hook)
  }
  atHooks.get(order.hook)?.()
  atHooks.delete(order.hook)
  if (order.do === 'hold') atHooks.set(order.hook, holdAt(order.hook))
  if (order.do === 'die') atHooks.set(order.hook, dieAt(order.hook, order.pass))
}

const open = async ({ settings }: Start) => {
  const env = parseEnv(settings)
  const db = await openDatabase(env)
  const log = pino({ level: settings['LOG_LEVEL'] ?? 'error' }, pino.destination(2))
  const deps = depsOf(env, db)
  const checkAnswers = env.NODE_ENV !== 'production'
  const app = createApp({ ...deps, log, trustedProxies: env.TRUSTED_PROXIES, checkAnswers })
  const server = await listen(app, '127.0.0.1', 0)
  tell({ listening: (server.address() as AddressInfo).port })
  const { settleOpen, confirmOrder, refundOrder } = openPayments({ ...deps, log })
  return { releaseExpired: () => releaseExpired(deps), settleOpen, confirmOrder, refundOrder } satisfies Work
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
