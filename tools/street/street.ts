import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inherited } from '../env.ts'
import { Sentence } from '../sentence.ts'
import type { Building } from './buildings.ts'
import { type Child, startChild } from './child.ts'
import { readLogLine } from './log-line.ts'

const pollEveryMs = 100
const stopWithinMs = 10_000

export type Street = {
  /** Rejects with a sentence when a building ends that nobody has stopped. */
  broken: Promise<never>
  /** Stops the buildings in reverse order and waits for each. */
  close: () => Promise<void>
  kill: () => void
}

type Options = {
  logs: string
  env?: NodeJS.ProcessEnv
  /** What a building waits for beside the one before it. */
  after?: Partial<Record<Building['name'], Promise<unknown>>>
  onReady?: (building: Building) => void
  signal?: AbortSignal
}

const answers = async (url: string) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' }).catch(() => undefined)
  await response?.body?.cancel()
  return response !== undefined && response.status < 400
}

const untilReady = async ({ name, ready, readyWithinMs }: Building, signal: AbortSignal) => {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await sleep(pollEveryMs)) {
    signal.throwIfAborted()
    if (await answers(ready)) return
  }
  throw new Sentence(`${name} did not answer ${ready} within ${readyWithinMs / 1000} seconds.`)
}

const lastWords = (child: Child) => child.tail.map((line) => `  ${readLogLine(line).text}`).join('\n')

const stopInTime = async (child: Child) => {
  child.stop()
  const late = setTimeout(() => child.kill(), stopWithinMs)
  await child.ended
  clearTimeout(late)
}

/** Starts the buildings one after the other, each when the one before it answers. */
export const openStreet = async (buildings: Building[], options: Options): Promise<Street> => {
  const { logs, env, after = {}, onReady } = options
  const children: Child[] = []
  const closing = new AbortController()
  const signal = options.signal ? AbortSignal.any([closing.signal, options.signal]) : closing.signal
  const { promise: broken, reject: breakStreet } = Promise.withResolvers<never>()
  broken.catch(() => {})
  for (const condition of Object.values(after)) condition.catch(breakStreet)

  const close = async () => {
    closing.abort()
    for (const child of children.toReversed()) await stopInTime(child)
  }
  const kill = () => {
    closing.abort()
    for (const child of children) child.kill()
  }

  const start = async (building: Building) => {
    const child = startChild({
      name: building.name,
      args: building.args,
      env: { ...inherited, ...env, ...building.env },
      logFile: join(logs, `${building.name}.log`),
      onLine: (line) => {
        const { text, isError } = readLogLine(line)
        if (isError && !closing.signal.aborted) console.error(`${building.name}: ${text}`)
      },
    })
    children.push(child)
    let what = 'could not start'
    void child.ended.then(({ code, signal: by }) => {
      breakStreet(new Sentence(`${building.name} ${what} (${by ?? `exit code ${code}`}):\n${lastWords(child)}`))
    })
    await Promise.race([untilReady(building, signal), broken])
    what = 'has ended by itself'
    onReady?.(building)
  }

  try {
    await mkdir(logs, { recursive: true })
    for (const building of buildings) {
      await Promise.race([after[building.name], broken])
      signal.throwIfAborted()
      await start(building)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { broken, close, kill }
}
