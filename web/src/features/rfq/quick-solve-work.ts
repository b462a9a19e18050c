type Parameters = { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }

/** So many keys are derived at once: a browser spreads them over its cores. */
const atOnce = 8
const mostCounters = 1_000_000

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const passwordOf = (nonce: Uint8Array, counter: number) => {
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  new DataView(password.buffer).setUint32(nonce.length, counter)
  return password
}

const derive = async ({ algorithm, salt, cost, keyLength, nonce }: Parameters, counter: number) => {
  const key = await crypto.subtle.importKey('raw', passwordOf(bytesOf(nonce), counter), 'PBKDF2', false, ['deriveBits'])
  const hash = algorithm.replace(/^PBKDF2\//, '')
  const way = { name: 'PBKDF2', hash, salt: bytesOf(salt), iterations: cost }
  return { counter, derivedKey: hexOf(await crypto.subtle.deriveBits(way, key, keyLength * 8)) }
}

/** Browsers compute this for pages that came by https or from the same machine. */
export const canWork = () => 'crypto' in globalThis && 'subtle' in crypto

/** Tries one counter after the other until the derived key begins as ALTCHA's challenge asks; takes a few seconds. */
export async function solveWork(work: string, signal: AbortSignal): Promise<string> {
  const { parameters }: { parameters: Parameters } = JSON.parse(work)
  for (let from = 0; from < mostCounters; from += atOnce) {
    signal.throwIfAborted()
    const tried = await Promise.all(Array.from({ length: atOnce }, (_, at) => derive(parameters, from + at)))
    const solution = tried.find(({ derivedKey }) => derivedKey.startsWith(parameters.keyPrefix))
    if (solution) return JSON.stringify(solution)
  }
  throw new Error('No counter solves the challenge')
}
