import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createQueue } from '../queue.ts'

const memoryKib = 19_456
const passes = 2
const parallelism = 1
const tagBytes = 32

const cores = availableParallelism()
const queued = createQueue({ concurrency: cores, maxWaiting: 32 * cores })
const derive = promisify(argon2)

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** The same characters are the same password, however a keyboard composes them. */
const normalize = (password: string) => password.normalize('NFKC')

export const isSamePassword = (one: string, other: string) => normalize(one) === normalize(other)

const argon2id = (password: string, nonce: Uint8Array, cost: { memory: number; passes: number; parallelism: number }) =>
  queued(() => derive('argon2id', { message: normalize(password), nonce, tagLength: tagBytes, ...cost }))

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await argon2id(password, salt, { memory: memoryKib, passes, parallelism })
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

// An unknown address is checked against this hash, so that the response takes as long.
const hashOfNoAccount = `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagBytes))}`

/** Takes as long without a stored hash, and returns false. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored ?? hashOfNoAccount) ?? []
  if (!hash) throw new Error('A stored password is not in the PHC format')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await argon2id(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(given, Buffer.from(hash, 'base64')) && stored !== null
}
