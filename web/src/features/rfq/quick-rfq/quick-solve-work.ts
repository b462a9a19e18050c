type Parameters = { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }

/** Browsers spread a batch over their cores. */
const atOnce = 8
const maxCounters = 1_000_000

const toBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const toPassword = (nonce: Uint8Array, counter: number) => {
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  return password
}

const derive = async ({ algorithm, salt, cost, keyLength, nonce }: Parameters, counter: number) => {
  const key = await crypto.subtle.importKey('raw', toPassword(toBytes(nonce), counter), 'PBKDF2', false, ['deriveBits'])
  const hash = algorithm.replace(/^PBKDF2\//, '')
  const way = { name: 'PBKDF2', hash, salt: toBytes(salt), iterations: cost }
  return { counter, derivedKey: toHex(await crypto.subtle.deriveBits(way, key, keyLength * 8)) }
}

/** Browsers offer this to secure origins and localhost only. */
export const canWork = () => 'crypto' in globalThis && 'subtle' in crypto

/** Takes a few seconds: tries counters until the derived key starts with the prefix of the ALTCHA challenge. */
export async function solveWork(work: string, signal: AbortSignal): Promise<string> {
  const { parameters }: { parameters: Parameters } = JSON.parse(work)
  for (let from = 0; from < maxCounters; from += atOnce) {
    signal.throwIfAborted()
    const tried = await Promise.all(Array.from({ length: atOnce }, (_, at) => derive(parameters, from + at)))
    const solution = tried.find(({ derivedKey }) => derivedKey.startsWith(parameters.keyPrefix))
    if (solution) return JSON.stringify(solution)
  }
  throw new Error('No counter solves the challenge')
}
