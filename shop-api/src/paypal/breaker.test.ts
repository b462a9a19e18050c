import { expect, it } from 'vitest'
import { openBreaker } from './breaker.ts'

const open = () => {
  let nowMs = 0
  const breaker = openBreaker({ failures: 3, restMs: 1_000, nowMs: () => nowMs })
  return { ...breaker, wait: (ms: number) => void (nowMs += ms) }
}

it('after repeated failures no call passes until the pause is over, then one at a time', () => {
  const breaker = open()
  for (let i = 0; i < 3; i++) {
    expect(breaker.allows()).toBe(true)
    breaker.note(false)
  }
  expect(breaker.allows()).toBe(false)
  breaker.wait(999)
  expect(breaker.allows()).toBe(false)
  breaker.wait(1)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.note(false)
  expect(breaker.allows()).toBe(false)
  breaker.wait(1_000)
  expect(breaker.allows()).toBe(true)
  breaker.note(true)
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
})

it('a successful call resets the failures', () => {
  const breaker = open()
  for (const wentWell of [false, false, true, false, false]) breaker.note(wentWell)
  expect(breaker.allows()).toBe(true)
})
