import { z } from 'zod'

export type Outcome = { passed: number; failed: number; output: string }

const fail = (output: string): Outcome => ({ passed: 0, failed: 1, output })
export const toFailure = (error: unknown) =>
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error))

export const toOutcome = ({ isOk, output }: { isOk: boolean; output: string }): Outcome =>
  isOk ? { passed: 1, failed: 0, output } : fail(output)

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) })

const counted = (passed: number, failed: number, { isOk, output }: { isOk: boolean; output: string }): Outcome => {
  if (passed + failed === 0) return fail(`${output}\nNo test ran, and that counts as a failure.`)
  return { passed, failed: isOk ? failed : Math.max(failed, 1), output }
}

/** A run that fails without a failed test counts as one failure. */
export const vitestOutcome = (report: unknown, run: { isOk: boolean; output: string }) => {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report)
  return counted(numPassedTests, numFailedTests, run)
}

/** A test that passes on the second try counts as failed. */
export const playwrightOutcome = (report: unknown, run: { isOk: boolean; output: string }) => {
  const { expected, unexpected, flaky } = playwrightReport.parse(report).stats
  return counted(expected, unexpected + flaky, run)
}
