import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveWork } from './quick-solve-work.ts'

const [nonce, salt, cost, keyLength] = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100', 10, 32]

const deriveKey = (counter: number) => {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  password.writeUInt32BE(counter, 16)
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
}
const workFor = (counter: number) =>
  JSON.stringify({
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce,
      salt,
      cost,
      keyLength,
      keyPrefix: deriveKey(counter).slice(0, 32),
    },
    signature: 'of no interest here',
  })

test.each([0, 7, 300])('finds counter %i and its key', async (counter) => {
  const solution = await solveWork(workFor(counter), new AbortController().signal)
  expect(JSON.parse(solution)).toEqual({ counter, derivedKey: deriveKey(counter) })
})

test('an abort stops the search', async () => {
  await expect(solveWork(workFor(300), AbortSignal.abort())).rejects.toThrow()
})
