const wordSize = 2 ** 32
const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
)
const fractionBits = (root: number) => (root * wordSize) | 0
const roundConstants = primes.map((prime) => fractionBits(Math.cbrt(prime)))
const start = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))

const turn = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** Browsers offer crypto.subtle to secure origins and localhost only. */
export const sha256 = (text: string) => {
  const bytes = new TextEncoder().encode(text)
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6))
  bytes.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)

  let state = start
  for (let offset = 0; offset < padded.byteLength; offset += 64) {
    const words: number[] = []
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    roundConstants.forEach((constant, i) => {
      const [early = 0, late = 0] = [words[i - 15], words[i - 2]]
      const word =
        i < 16
          ? padded.getInt32(offset + i * 4)
          : ((words[i - 16] ?? 0) +
              (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
              (words[i - 7] ?? 0) +
              (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) |
            0
      words.push(word)
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + word
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
    })
    const worked = [a, b, c, d, e, f, g, h]
    state = state.map((word, index) => (word + (worked[index] ?? 0)) | 0)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
