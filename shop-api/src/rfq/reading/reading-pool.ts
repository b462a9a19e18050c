import { type ChildProcess, fork } from 'node:child_process'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { failure } from '#http/failure.ts'
import { createQueue } from '#security/hash-queue.ts'
import type { PartsList } from './read-parts-list.ts'
import type { ReadingJob, ReadingMessage, ReadingOutcome } from './reading-jobs.ts'

const program = new URL('./reading-process.ts', import.meta.url)
const startMs = 20_000
const idleMs = 60_000

/** A process, because a thread that runs out of memory can end the whole shop. It has no secrets in its environment and may write no file. */
const startReader = () => {
  const child = fork(program, {
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*', '--max-old-space-size=128', '--no-warnings'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => undefined)
  child.unref()
  child.channel?.unref()
  return child
}

/** Null where the process ends or is silent for too long. */
const nextMessage = (child: ChildProcess, withinMs: number) =>
  new Promise<ReadingMessage | null>((resolve) => {
    const done = (message: ReadingMessage | null) => {
      clearTimeout(timer)
      child.off('message', done).off('exit', gone).off('error', gone)
      resolve(message)
    }
    const gone = () => done(null)
    const timer = setTimeout(gone, withinMs)
    child.on('message', done).on('exit', gone).on('error', gone)
  })

type Idle = { child: ChildProcess; timer: NodeJS.Timeout }
type Settings = { processes: number; maxWaiting: number; timeoutMs: number }

/** A process that takes too long or dies is replaced and its file refused. Files above the queue limit are refused as `unavailable`. */
export const createReadingPool = ({ processes, maxWaiting, timeoutMs }: Settings) => {
  const inTurn = createQueue({ concurrency: processes, maxWaiting })
  const idle: Idle[] = []

  const take = async (): Promise<ChildProcess> => {
    const rested = idle.pop()
    if (rested) {
      clearTimeout(rested.timer)
      if (rested.child.connected) return rested.child
    }
    const child = startReader()
    if ((await nextMessage(child, startMs)) === 'ready') return child
    child.kill('SIGKILL')
    throw failure('unavailable')
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
    if (outcome === null || outcome === 'ready') {
      child.kill('SIGKILL')
      return { kind: 'refused', refusal: 'fileTooMuch' }
    }
    rest(child)
    return outcome
  }

  return {
    read: async (bytes: Uint8Array, lang: LocaleCode): Promise<PartsList> => {
      const outcome = await inTurn(() => readIn({ bytes, lang }))
      if (outcome.kind === 'refused') throw failure('fileRefused', { messageKey: `failures.${outcome.refusal}` })
      return outcome.list
    },
  }
}
