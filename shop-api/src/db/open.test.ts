import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { openDatabase } from './open.ts'

const refusal = async (host: string) => {
  const opening = openDatabase({ DATA_DIR: '', DATABASE_URL: `postgres://shop:secret@${host}/shop` })
  const error = await opening.then(String, (error: unknown) => error)
  if (!(error instanceof StartError)) throw new Error('It has opened', { cause: error })
  return error.message
}

test('an unresolvable database host is reported in one sentence, without the password', async () => {
  const sentence = await refusal('nowhere.invalid')
  expect(sentence).toMatch(/^DATABASE_URL cannot be opened: [^.]*nowhere\.invalid\.$/)
  expect(sentence).not.toContain('secret')
})

test('a database that never responds is given up at the start', async () => {
  const mute = createServer((socket) => void socket.resume().on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  try {
    expect(await refusal(`127.0.0.1:${(mute.address() as AddressInfo).port}`)).toMatch(
      /^DATABASE_URL cannot be opened: [^.]*timeout\.$/,
    )
  } finally {
    mute.close()
  }
})
