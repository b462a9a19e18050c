import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from './quick-solve-work.ts'

const [nonce, salt, cost, keyLength] = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100', 10, 32]

const keyOf = (counter: number) => {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  password.writeUInt32BE(counter, 16)
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
}
const workFor = (counter: number) =>
  JSON.stringify({
    parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt, cost, keyLength, keyPrefix: keyOf(counter).slice(0, 32) },
    signature: 'of no interest here',
  })

test.each([0, 7, 300])('the counter %i is found, with its key', async (counter) => {
  const answer = await solveWork(workFor(counter), new AbortController().signal)
  expect(JSON.parse(answer)).toEqual({ counter, derivedKey: keyOf(counter) })
})

test('who goes away stops it', async () => {
  await expect(solveWork(workFor(300), AbortSignal.abort())).rejects.toThrow()
})
