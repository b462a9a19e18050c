import { expect, test } from 'vitest'
import { createQueue } from '../queue.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is stored as a salted Argon2id hash and known again', async () => {
  const stored = await hashPassword('tantalum lane 9')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('tantalum lane 9')).not.toBe(stored)
  expect(await verifyPassword('tantalum lane 9', stored)).toBe(true)
  expect(await verifyPassword('tantalum lane 8', stored)).toBe(false)
})

test('the same characters match in any composition, up to the last one', async () => {
  const stored = await hashPassword(`caf\u00e9 ${'x'.repeat(100)}1`)
  expect(await verifyPassword(`cafe\u0301 ${'x'.repeat(100)}1`, stored)).toBe(true)
  expect(await verifyPassword(`cafe\u0301 ${'x'.repeat(100)}2`, stored)).toBe(false)
})

test('signing in fails where no password is stored', async () => {
  expect(await verifyPassword('anything', null)).toBe(false)
})

test('hashing uses limited cores, and refuses as busy above its queue limit', async () => {
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
