import { expect, test } from 'vitest'
import { toOrderView } from './order-view.ts'

const facts = { isLoaded: true, hasOrder: false, hasFailed: false, isSignedIn: false, hasAccessToken: false }

test.for([
  [{ isLoaded: false }, 'waiting'],
  [{ isLoaded: false, hasOrder: true }, 'order'],
  [{ hasOrder: true, hasFailed: true }, 'order'],
  [{ hasFailed: true }, 'failed'],
  [{ hasFailed: true, hasAccessToken: true }, 'failed'],
  [{}, 'signIn'],
  [{ hasAccessToken: true }, 'badLink'],
  [{ isSignedIn: true }, 'missing'],
  [{ isSignedIn: true, hasAccessToken: true }, 'missing'],
] as const)('%o: %s', ([changes, view]) => expect(toOrderView({ ...facts, ...changes })).toBe(view))
