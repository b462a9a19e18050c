import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { FromShop, JobName, Order, Start, ToShop } from './race-messages.ts'

/** A shop process, as a test sees it. */
export type RaceShop = {
  url: string
  /** Makes whoever comes to `hook` wait there; `reached` resolves when someone has come, `go` lets them on. */
  hold: (hook: string) => Promise<{ reached: Promise<void>; go: () => Promise<void> }>
  /** Lets the process die at `hook`, at the `pass`-th time; `ended` resolves then. */
  dieAt: (hook: string, pass?: number) => Promise<void>
  run: (job: JobName, orderNo?: string) => Promise<void>
  kill: () => Promise<void>
  ended: Promise<unknown>
}

/** Forks a shop on a database that is there and migrated. */
export const openRaceShop = async (start: Start): Promise<RaceShop> => {
  const child = fork(new URL('./race-shop.ts', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const answers = new Map<number, (error: string | undefined) => void>()
  const reached = new Map<string, () => void>()
  const listening = Promise.withResolvers<number>()
  child.on('message', (message: FromShop) => {
    if ('listening' in message) listening.resolve(message.listening)
    else if ('failed' in message) listening.reject(new Error(message.failed))
    else if ('reached' in message) reached.get(message.reached)?.()
    else answers.get(message.id)?.(message.error)
  })
  void ended.then(() => {
    listening.reject(new Error('The shop process ended before it listened'))
    for (const answer of answers.values()) answer('The shop process has ended')
  })

  const send = (message: ToShop) => child.send(message)
  let lastId = 0
  const command = async (order: Order) => {
    const id = ++lastId
    const answer = new Promise<string | undefined>((resolve) => answers.set(id, resolve))
    send({ id, order })
    const error = await answer
    answers.delete(id)
    if (error) throw new Error(error)
  }
  send({ start })
  return {
    url: `http://127.0.0.1:${await listening.promise}`,
    hold: async (hook) => {
      const arrival = new Promise<void>((resolve) => reached.set(hook, resolve))
      await command({ do: 'hold', hook })
      const go = async () => {
        await command({ do: 'clear', hook })
        await command({ do: 'go', hook })
      }
      return { reached: arrival, go }
    },
    dieAt: (hook, pass = 1) => command({ do: 'die', hook, pass }),
    run: (job, orderNo = '') => command({ do: 'run', job, orderNo }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}
