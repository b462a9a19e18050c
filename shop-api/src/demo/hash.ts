const mix = (h: number) => {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** A number in [0, 1) that depends on nothing but its arguments: what the demo makes up is the same on every machine. */
export const chance = (seed: number, id: number, salt: number) =>
  mix(mix(mix(seed) ^ id) ^ Math.imul(salt, 0x9e3779b1)) / 2 ** 32

export const between = (share: number, from: number, to: number) => from + Math.floor(share * (to - from + 1))
