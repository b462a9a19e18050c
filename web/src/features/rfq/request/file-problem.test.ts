import { expect, test } from 'vitest'
import { fileProblem } from './file-problem.ts'

const limit = 2 * 1024 * 1024

test.each([
  ['bom.xlsx', limit, null],
  ['BOM.XLS', 1, null],
  ['bom.csv', limit + 1, 'size'],
  ['bom.csv', 0, 'empty'],
  ['bom.pdf', 1, 'kind'],
  ['xlsx', 1, 'kind'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, size })).toBe(problem)
})
