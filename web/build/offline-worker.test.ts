import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { offlineTexts } from './offline-worker.ts'

test('the worker is a classic script, and each release has one of its own', async () => {
  const [first, second] = await Promise.all([offlineTexts(), offlineTexts()])
  for (const { OFFLINE_WORKER } of [first, second]) expect(() => new Script(OFFLINE_WORKER)).not.toThrow()
  expect(first.OFFLINE_WORKER).not.toBe(second.OFFLINE_WORKER)
})
