import { describe, expect, it } from 'vitest'
import { playwrightOutcome, verdict, vitestOutcome } from './outcome.ts'

const well = { isOk: true, output: 'said' }
const badly = { isOk: false, output: 'said' }
const unit = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests })
const browser = (expected: number, unexpected: number, flaky: number) => ({ stats: { expected, unexpected, flaky } })

describe('a step of the test command', () => {
  it.each([
    ['a check that holds is one passed', verdict(well), 1, 0],
    ['a check that does not is one failed', verdict(badly), 0, 1],
    ['unit tests are counted', vitestOutcome(unit(5, 0), well), 5, 0],
    ['failed unit tests are counted', vitestOutcome(unit(5, 2), badly), 5, 2],
    ['a run that ends badly without naming a test has failed', vitestOutcome(unit(5, 0), badly), 5, 1],
    ['no unit test at all is a failure', vitestOutcome(unit(0, 0), well), 0, 1],
    ['browser tests are counted', playwrightOutcome(browser(7, 1, 0), badly), 7, 1],
    ['a browser test that needed a second try has failed', playwrightOutcome(browser(7, 0, 1), well), 7, 1],
    ['no browser test at all is a failure', playwrightOutcome(browser(0, 0, 0), well), 0, 1],
  ])('%s', (_, outcome, passed, failed) => {
    expect(outcome).toMatchObject({ passed, failed, output: expect.stringContaining('said') })
  })
})
