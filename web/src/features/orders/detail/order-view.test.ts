import { expect, test } from 'vitest'
import { toOrderView } from './order-view.ts'

const facts = { isLoaded: true, hasFailed: false, isSignedIn: false, hasAccessToken: false }

test.for([
  [{ isLoaded: false }, 'waiting'],
  [{ hasFailed: true }, 'failed'],
  [{ hasFailed: true, hasAccessToken: true }, 'failed'],
  [{}, 'signIn'],
  [{ hasAccessToken: true }, 'badLink'],
  [{ isSignedIn: true }, 'missing'],
  [{ isSignedIn: true, hasAccessToken: true }, 'missing'],
] as const)('%o: %s', ([changes, view]) => expect(toOrderView({ ...facts, ...changes })).toBe(view))
