import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

const lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 128, 1000, 70_000]

test.for([...lengths.map((length) => 'x'.repeat(length)), 'Ωμ電阻🙂'.repeat(20)])(
  '%# is what Node makes of it',
  (text) => {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
