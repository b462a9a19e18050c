import { buildSchema, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createVariablesCheck } from './one-of.ts'

const schema = buildSchema(`
  input By @oneOf { id: ID, name: String }
  input Line { by: By!, again: [Line!] }
  type Query { find(by: By, lines: [Line!], name: String): Int }
`)
const accepts = (declared: string, variables: Record<string, unknown>) => {
  const [definition] = parse(`query (${declared}) { __typename }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return createVariablesCheck(schema, definition)(variables)
}

test.for<[string, Record<string, unknown>, boolean]>([
  ['$by: By!', { by: { id: '1' } }, true],
  ['$by: By!', { by: { id: '1', name: 'a' } }, false],
  ['$by: By!', { by: { id: '1', name: null } }, false],
  ['$by: By!', { by: { id: null } }, false],
  ['$by: By!', { by: {} }, false],
  ['$by: By', {}, true],
  ['$lines: [Line!]!', { lines: [{ by: { name: 'a' } }] }, true],
  ['$lines: [Line!]!', { lines: [{ by: { name: 'a' }, again: [{ by: {} }] }] }, false],
  ['$name: String', { name: 1 }, true],
])('%s with %j is accepted: %s', ([declared, variables, isAccepted]) => {
  expect(accepts(declared, variables)).toBe(isAccepted)
})
