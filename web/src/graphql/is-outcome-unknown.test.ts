import { CombinedError } from 'urql'
import { expect, test } from 'vitest'
import { isOutcomeUnknown } from './is-outcome-unknown.ts'

test('a request that the gateway refused is not lost', () => {
  const refused = new CombinedError({ graphQLErrors: [{ message: 'No', extensions: { code: 'RATE_LIMITED' } }] })
  const late = new CombinedError({ graphQLErrors: [{ message: 'Late', extensions: { code: 'UPSTREAM_TIMEOUT' } }] })
  const network = new CombinedError({ networkError: new Error('No connection') })
  expect([refused, late, network].map((error) => isOutcomeUnknown(null, error))).toEqual([false, true, true])
  expect(isOutcomeUnknown({ errors: [] }, late)).toBe(false)
})
