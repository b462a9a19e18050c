import { expect, test, vi } from 'vitest'
import { createQueue } from './hash-queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

vi.setConfig({ testTimeout: 30_000 })

test('a password is stored as a salted Argon2id hash and known again', async () => {
  const stored = await hashPassword('tantalum lane 9')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('tantalum lane 9')).not.toBe(stored)
  expect(await verifyPassword('tantalum lane 9', stored)).toBe(true)
  expect(await verifyPassword('tantalum lane 8', stored)).toBe(false)
})

test('the same characters match however the keyboard composes them, to the last one', async () => {
  const stored = await hashPassword(`caf\u00e9 ${'x'.repeat(100)}1`)
  expect(await verifyPassword(`cafe\u0301 ${'x'.repeat(100)}1`, stored)).toBe(true)
  expect(await verifyPassword(`cafe\u0301 ${'x'.repeat(100)}2`, stored)).toBe(false)
})

test('nobody signs in where nothing is stored', async () => {
  expect(await verifyPassword('anything', null)).toBe(false)
})

test('A7: hashing keeps to its cores, and refuses as busy what would wait too long', async () => {
  const queued = createQueue({ concurrency: 1, maxWaiting: 1 })
  const gate = Promise.withResolvers<void>()
  const order: string[] = []
  const first = queued(() => gate.promise.then(() => order.push('first')))
  const second = queued(async () => order.push('second'))
  await expect(queued(async () => order.push('third'))).rejects.toMatchObject({ code: 503 })
  expect(order).toEqual([])
  gate.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queued(async () => 'free again')).toBe('free again')
})
