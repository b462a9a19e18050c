import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { errorCodes } from './error-codes.ts'

const root = join(import.meta.dirname, '../../..')
const readAll = (patterns: string[], exclude: string[] = []) =>
  globSync(patterns, { cwd: root, exclude })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

const library = readAll(['node_modules/graphql-yoga/cjs/**/*.js'])
const libraryCodes = [...library.matchAll(/\bcode(?:'\])?(?::| \|\|=) '([A-Z_]+)'/g)].map(([, code]) => code)

it('lists every code of the GraphQL server', () => {
  expect(libraryCodes).toContain('GRAPHQL_VALIDATION_FAILED')
  expect(libraryCodes.filter((code) => !((code ?? '') in errorCodes))).toEqual([])
})

it('lists only codes that the gateway returns', () => {
  const own = readAll(
    ['gateway/src/**/*.ts'],
    ['**/*.test.ts', '**/error-codes.ts', '**/generated/**', '**/user-errors.ts'],
  )
  expect(Object.keys(errorCodes).filter((code) => !`${own}${library}`.includes(`'${code}'`))).toEqual([])
})
