const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const inverse = (a: number, modulus: number) => {
  let [r0, r1, t0, t1] = [modulus, a % modulus, 0, 1]
  while (r1 > 0) {
    const q = Math.floor(r0 / r1)
    ;[r0, r1, t0, t1] = [r1, r0 - q * r1, t1, t0 - q * t1]
  }
  return ((t0 % modulus) + modulus) % modulus
}

/** Products of two numbers below it stay exact. */
export const maxSpread = Math.floor(Math.sqrt(Number.MAX_SAFE_INTEGER))

export type Spread = { at(rank: number): number; findRank(index: number): number }

/** A permutation of 0…size-1 whose every beginning is spread evenly: steps of the golden section. */
export const spread = (size: number, seed: number): Spread => {
  if (size > maxSpread) throw new RangeError(`A range of ${size} is more than ${maxSpread}.`)
  let step = Math.max(1, Math.round(size * 0.6180339887))
  while (gcd(step, size) > 1) step++
  const back = inverse(step, size)
  const offset = size > 1 ? (seed * 7919) % size : 0
  return {
    at: (rank) => (((rank * step) % size) + offset) % size,
    findRank: (index) => (((index - offset + size) % size) * back) % size,
  }
}
