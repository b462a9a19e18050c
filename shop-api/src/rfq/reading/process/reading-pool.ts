import { type ChildProcess, fork } from 'node:child_process'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { failure } from '#http/failure.ts'
import { createQueue } from '../../../queue.ts'
import type { Corrections, ListSource, PartsList } from '../read-parts-list.ts'
import type { ReadingJob, ReadingMessage, ReadingOutcome } from './reading-jobs.ts'

const program = new URL('./reading-process.ts', import.meta.url)
const idleMs = 60_000
const retryAfterSeconds = 60

const createBusyFailure = () =>
  failure('tooManyRequests', {
    messageKey: 'failures.readingBusy',
    data: { retry_after_seconds: retryAfterSeconds },
  })

/** A process, because a thread that runs out of memory can end the whole shop. It has no secrets in its environment and may write no file. */
const startReader = (cpuLimitMs: number) => {
  const child = fork(program, [String(cpuLimitMs)], {
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=128', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

/** `ended` where the process ends, `silent` where it sends nothing for too long. */
const nextMessage = (child: ChildProcess, withinMs: number) =>
  new Promise<ReadingMessage | 'ended' | 'silent'>((resolve) => {
    const done = (message: ReadingMessage | 'ended' | 'silent') => {
      clearTimeout(timer)
      child.off('message', done).off('exit', end).off('error', end)
      resolve(message)
    }
    const end = () => done('ended')
    const timer = setTimeout(() => done('silent'), withinMs)
    child.on('message', done).on('exit', end).on('error', end)
  })

type Idle = { child: ChildProcess; timer: NodeJS.Timeout }
type Settings = {
  processes: number
  maxWaiting: number
  cpuLimitMs: number
  timeoutMs: number
  /** Time for a process to start. */
  startMs?: number
}

/** A process that uses too much CPU time or dies is replaced and its file refused. Where the machine is too busy to read a file in time, and for
 * files above the queue limit, the caller has to wait. */
export const createReadingPool = ({ processes, maxWaiting, cpuLimitMs, timeoutMs, startMs = 20_000 }: Settings) => {
  const inTurn = createQueue({ concurrency: processes, maxWaiting, createRefusal: createBusyFailure })
  const idle: Idle[] = []

  const take = async (): Promise<ChildProcess> => {
    const rested = idle.pop()
    if (rested) {
      clearTimeout(rested.timer)
      if (rested.child.connected) return rested.child
    }
    const child = startReader(cpuLimitMs)
    if ((await nextMessage(child, startMs)) === 'ready') return child
    child.kill('SIGKILL')
    throw createBusyFailure()
  }

  const rest = (child: ChildProcess) => {
    const stop = () => {
      idle.splice(0, idle.length, ...idle.filter((other) => other.child !== child))
      child.kill('SIGKILL')
    }
    idle.push({ child, timer: setTimeout(stop, idleMs).unref() })
  }

  const readIn = async (job: ReadingJob): Promise<ReadingOutcome> => {
    const child = await take()
    child.send(job)
    const outcome = await nextMessage(child, timeoutMs)
    if (typeof outcome === 'string') {
      child.kill('SIGKILL')
      if (outcome === 'silent') throw createBusyFailure()
      return { kind: 'refused', refusal: 'fileTooMuch' }
    }
    rest(child)
    return outcome
  }

  return {
    read: async (source: ListSource, lang: LocaleCode, corrections: Corrections = {}): Promise<PartsList> => {
      const outcome = await inTurn(() => readIn({ source, lang, corrections }))
      if (outcome.kind === 'refused') throw failure('fileRefused', { messageKey: `failures.${outcome.refusal}` })
      if (outcome.kind === 'unfit') {
        const { field } = outcome
        throw failure('invalidRequest', { fields: [{ field, messageKey: 'fields.invalid', values: { field } }] })
      }
      return outcome.list
    },
  }
}
