import { expect, test } from 'vitest'
import { randomName } from './random-name.ts'

test('names are random', () => {
  expect(randomName(8)).not.toBe(randomName(8))
})
