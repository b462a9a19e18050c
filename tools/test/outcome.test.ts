import { describe, expect, it } from 'vitest'
import { playwrightOutcome, toOutcome, vitestOutcome } from './outcome.ts'

const passedRun = { isOk: true, output: 'said' }
const failedRun = { isOk: false, output: 'said' }
const unit = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests })
const browser = (expected: number, unexpected: number, flaky: number) => ({ stats: { expected, unexpected, flaky } })

describe('a step of the test command', () => {
  it.each([
    ['a passed check counts as one', toOutcome(passedRun), 1, 0],
    ['a failed check counts as one', toOutcome(failedRun), 0, 1],
    ['unit tests are counted', vitestOutcome(unit(5, 0), passedRun), 5, 0],
    ['failed unit tests are counted', vitestOutcome(unit(5, 2), failedRun), 5, 2],
    ['a run that fails without a failed test counts as one failure', vitestOutcome(unit(5, 0), failedRun), 5, 1],
    ['no unit test at all is a failure', vitestOutcome(unit(0, 0), passedRun), 0, 1],
    ['browser tests are counted', playwrightOutcome(browser(7, 1, 0), failedRun), 7, 1],
    [
      'a browser test that passes on the second try counts as failed',
      playwrightOutcome(browser(7, 0, 1), passedRun),
      7,
      1,
    ],
    ['no browser test at all is a failure', playwrightOutcome(browser(0, 0, 0), passedRun), 0, 1],
  ])('%s', (_, outcome, passed, failed) => {
    expect(outcome).toMatchObject({ passed, failed, output: expect.stringContaining('said') })
  })
})
