import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './env.ts'
import { onInterrupt } from './interrupt.ts'
import { exitWithSentence } from './sentence.ts'
import { failure, type Outcome } from './test/outcome.ts'
import { type Step, stages } from './test/steps.ts'
import { secondsSince } from './timed.ts'

const lanes = 2
const results = join(root, 'test-results')

const line = (name: string, { passed, failed }: Outcome, time: string) =>
  `${failed > 0 ? '✗' : '✓'} ${name.padEnd(18)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${time.padStart(8)}`

const perform = async ({ name, run }: Step, signal: AbortSignal): Promise<Outcome> => {
  const startedAtMs = performance.now()
  const outcome = await run(signal).catch(failure)
  if (signal.aborted) return outcome
  console.log(line(name, outcome, secondsSince(startedAtMs)))
  if (outcome.failed > 0) console.log(outcome.output)
  await writeFile(join(results, `${name.replaceAll(' ', '-')}.log`), outcome.output)
  return outcome
}

/** Takes the steps in their order, two at a time. */
const performAll = async (steps: Step[], signal: AbortSignal) => {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (let step = waiting.shift(); step && !signal.aborted; step = waiting.shift())
      outcomes.push(await perform(step, signal))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return outcomes
}

const test = async () => {
  const interrupted = new AbortController()
  onInterrupt(
    () => interrupted.abort(),
    () => process.exit(1),
  )
  await mkdir(results, { recursive: true })
  const outcomes: Outcome[] = []
  for (const stage of stages) outcomes.push(...(await performAll(stage, interrupted.signal)))
  if (interrupted.signal.aborted) process.exit(130)

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  if (failed > 0) console.log(`\nThe full output of each step is in ${results}.`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = passed > 0 && failed === 0 ? 0 : 1
}

await test().catch(exitWithSentence)
