import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inherited } from '../env.ts'
import { UserFacingError } from '../user-facing-error.ts'
import type { App } from './apps.ts'
import { type Child, startChild } from './child.ts'
import { readLogLine } from './log-line.ts'

const pollEveryMs = 100
const stopWithinMs = 10_000

export type Stack = {
  /** Rejects when an app ends unexpectedly. */
  broken: Promise<never>
  /** Stops the apps in reverse order. */
  close: () => Promise<void>
  kill: () => void
}

type Options = {
  logs: string
  env?: NodeJS.ProcessEnv
  /** Conditions that an app needs in addition to the previous app. */
  after?: Partial<Record<App['name'], Promise<unknown>>>
  onReady?: (app: App) => void
  signal?: AbortSignal
}

const isResponding = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined && response.status < 400
}

const untilReady = async ({ name, ready, readyWithinMs }: App, signal: AbortSignal) => {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await sleep(pollEveryMs)) {
    signal.throwIfAborted()
    if (await isResponding(ready)) return
  }
  throw new UserFacingError(`${name} did not respond at ${ready} within ${readyWithinMs / 1000} seconds.`)
}

const lastLines = (child: Child) => child.tail.map((line) => `  ${readLogLine(line).text}`).join('\n')

const stopInTime = async (child: Child) => {
  child.stop()
  const late = setTimeout(() => child.kill(), stopWithinMs)
  await child.ended
  clearTimeout(late)
}

/** Each app starts when the previous one responds. */
export const openStack = async (apps: App[], options: Options): Promise<Stack> => {
  const { logs, env, after = {}, onReady } = options
  const children: Child[] = []
  const closing = new AbortController()
  const signal = options.signal ? AbortSignal.any([closing.signal, options.signal]) : closing.signal
  const { promise: broken, reject: breakStack } = Promise.withResolvers<never>()
  broken.catch(() => {})
  for (const condition of Object.values(after)) condition.catch(breakStack)

  const close = async () => {
    closing.abort()
    for (const child of children.toReversed()) await stopInTime(child)
  }
  const kill = () => {
    closing.abort()
    for (const child of children) child.kill()
  }

  const start = async (app: App) => {
    const child = startChild({
      name: app.name,
      args: app.args,
      env: { ...inherited, ...env, ...app.env },
      logFile: join(logs, `${app.name}.log`),
      onLine: (line) => {
        const { text, isError } = readLogLine(line)
        if (isError && !closing.signal.aborted) console.error(`${app.name}: ${text}`)
      },
    })
    children.push(child)
    let what = 'could not start'
    void child.ended.then(({ code, signal: by }) => {
      breakStack(new UserFacingError(`${app.name} ${what} (${by ?? `exit code ${code}`}):\n${lastLines(child)}`))
    })
    await Promise.race([untilReady(app, signal), broken])
    what = 'ended unexpectedly'
    onReady?.(app)
  }

  try {
    await mkdir(logs, { recursive: true })
    for (const app of apps) {
      await Promise.race([after[app.name], broken])
      signal.throwIfAborted()
      await start(app)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { broken, close, kill }
}
