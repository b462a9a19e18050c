import { expect, test } from 'vitest'
import { fileProblem } from './file-problem.ts'

const limit = 2 * 1024 * 1024

test.each([
  [limit, null],
  [1, null],
  [limit + 1, 'size'],
  [0, 'empty'],
])('a file of %i bytes: %s', (size, problem) => {
  expect(fileProblem({ size })).toBe(problem)
})
