import { expect, test } from 'vitest'
import { orderViewOf } from './order-view.ts'

const facts = { isAsked: true, hasOrder: false, hasFailed: false, isSignedIn: false, hasSecret: false }

test.for([
  [{ isAsked: false }, 'waiting'],
  [{ isAsked: false, hasOrder: true }, 'order'],
  [{ hasOrder: true, hasFailed: true }, 'order'],
  [{ hasFailed: true }, 'failed'],
  [{ hasFailed: true, hasSecret: true }, 'failed'],
  [{}, 'signIn'],
  [{ hasSecret: true }, 'badLink'],
  [{ isSignedIn: true }, 'missing'],
  [{ isSignedIn: true, hasSecret: true }, 'missing'],
] as const)('%o: %s', ([changes, view]) => expect(orderViewOf({ ...facts, ...changes })).toBe(view))
