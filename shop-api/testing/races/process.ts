import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { FromShop, JobName, Order, Start, ToShop } from './messages.ts'

export type RaceShop = {
  url: string
  hold: (failpoint: string) => Promise<{ reached: Promise<void>; go: () => Promise<void> }>
  dieAt: (failpoint: string, pass?: number) => Promise<void>
  run: (job: JobName, orderNo?: string) => Promise<void>
  kill: () => Promise<void>
  ended: Promise<unknown>
}

export const openRaceShop = async (start: Start): Promise<RaceShop> => {
  const child = fork(new URL('./shop.ts', import.meta.url), {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const responses = new Map<number, (error: string | undefined) => void>()
  const reached = new Map<string, () => void>()
  const listening = Promise.withResolvers<number>()
  child.on('message', (message: FromShop) => {
    if ('listening' in message) listening.resolve(message.listening)
    else if ('failed' in message) listening.reject(new Error(message.failed))
    else if ('reached' in message) reached.get(message.reached)?.()
    else responses.get(message.id)?.(message.error)
  })
  void ended.then(() => {
    listening.reject(new Error('The shop process ended before it listened'))
    for (const response of responses.values()) response('The shop process has ended')
  })

  const send = (message: ToShop) => child.send(message)
  let lastId = 0
  const command = async (order: Order) => {
    const id = ++lastId
    const response = new Promise<string | undefined>((resolve) => responses.set(id, resolve))
    send({ id, order })
    const error = await response
    responses.delete(id)
    if (error) throw new Error(error)
  }
  send({ start })
  return {
    url: `http://127.0.0.1:${await listening.promise}`,
    hold: async (failpoint) => {
      const arrival = new Promise<void>((resolve) => reached.set(failpoint, resolve))
      await command({ do: 'hold', failpoint })
      const go = async () => {
        await command({ do: 'clear', failpoint })
        await command({ do: 'go', failpoint })
      }
      return { reached: arrival, go }
    },
    dieAt: (failpoint, pass = 1) => command({ do: 'die', failpoint, pass }),
    run: (job, orderNo = '') => command({ do: 'run', job, orderNo }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended,
  }
}
