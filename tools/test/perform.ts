import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../env.ts'
import { onInterrupt } from '../interrupt.ts'
import { toFailure, type Outcome } from './outcome.ts'
import type { Step } from './steps.ts'
import { secondsSince } from '../report-duration.ts'

/** The browser step has two workers; with one step more, two cores are busy. */
const maxRunningSteps = 2
const results = join(root, 'test-results')

const line = (name: string, { passed, failed }: Outcome, time: string) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(18)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${time.padStart(8)}`

const perform = async ({ name, run }: Step, signal: AbortSignal): Promise<Outcome> => {
  const startedAtMs = performance.now()
  const outcome = await run(signal).catch(toFailure)
  if (signal.aborted) return outcome
  console.log(line(name, outcome, secondsSince(startedAtMs)))
  if (outcome.failed > 0) console.log(outcome.output)
  await writeFile(join(results, `${name.replaceAll(/\W+/g, '-')}.log`), outcome.output)
  return outcome
}

/** A free place goes to the first step whose `needs` have ended. */
const performAll = async (steps: Step[], signal: AbortSignal) => {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const outcomes: Outcome[] = []
  const isBlocked = ({ needs = [] }: Step) =>
    needs.some((name) => running.has(name) || waiting.some((step) => step.name === name))
  while ((waiting.length > 0 && !signal.aborted) || running.size > 0) {
    const next = signal.aborted || running.size === maxRunningSteps ? -1 : waiting.findIndex((step) => !isBlocked(step))
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step)
      running.set(
        step.name,
        perform(step, signal).then((outcome) => {
          outcomes.push(outcome)
          running.delete(step.name)
        }),
      )
    else await Promise.race(running.values())
  }
  return outcomes
}

export const performSteps = async (steps: Step[]) => {
  const interrupted = new AbortController()
  onInterrupt(
    () => interrupted.abort(),
    () => process.exit(1),
  )
  await mkdir(results, { recursive: true })
  const outcomes = await performAll(steps, interrupted.signal)
  if (interrupted.signal.aborted) process.exit(130)

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  if (failed > 0) console.log(`\nThe full output of each step is in ${results}.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = passed > 0 && failed === 0 ? 0 : 1
}
