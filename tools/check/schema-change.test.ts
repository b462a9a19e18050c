import { BreakingChangeType, DangerousChangeType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findUnnamedChanges } from './schema-change.ts'

const schema = `# Release 0.1.0
type Query { a(b: Int, c: Int = 1): Int d: Leaf e: Twig f: Either g(h: Form): Int }
interface Node { id: Int }
type Leaf implements Node { id: Int size: Int }
type Twig { id: Int }
union Either = Leaf | Twig
enum Color { RED GREEN }
input Form { i: Int }
scalar Old
directive @mark(tip: Int) repeatable on FIELD | QUERY
`
const changelog = (unreleased: string, released = '') =>
  `# Changelog\n\n## [Unreleased]\n\n${unreleased}\n\n## [0.1.0]\n\n${released}\n`

/** The kind of change, the old and the new text, and the coordinate in the change log. */
const plants: [kind: string, old: string, now: string, coordinate: string][] = [
  ['FIELD_REMOVED', ' size: Int', '', 'Leaf.size'],
  ['FIELD_CHANGED_KIND', 'size: Int', 'size: [Int]', 'Leaf.size'],
  ['ARG_REMOVED', 'b: Int, ', '', 'Query.a(b:)'],
  ['ARG_CHANGED_KIND', 'b: Int', 'b: Float!', 'Query.a(b:)'],
  ['REQUIRED_ARG_ADDED', 'b: Int', 'b: Int, z: Int!', 'Query.a(z:)'],
  ['ARG_DEFAULT_VALUE_CHANGE', 'c: Int = 1', 'c: Int = 2', 'Query.a(c:)'],
  ['REQUIRED_INPUT_FIELD_ADDED', 'i: Int', 'i: Int z: Int!', 'Form.z'],
  ['VALUE_REMOVED_FROM_ENUM', 'RED ', '', 'Color.RED'],
  ['VALUE_ADDED_TO_ENUM', 'RED', 'RED BLUE', 'Color.BLUE'],
  ['TYPE_REMOVED_FROM_UNION', '= Leaf | Twig', '= Twig', 'Either'],
  ['TYPE_ADDED_TO_UNION', '= Leaf | Twig', '= Leaf | Twig | Query', 'Either'],
  ['IMPLEMENTED_INTERFACE_REMOVED', 'Leaf implements Node', 'Leaf', 'Leaf'],
  ['IMPLEMENTED_INTERFACE_ADDED', 'type Twig', 'type Twig implements Node', 'Twig'],
  ['TYPE_REMOVED', 'scalar Old', '', 'Old'],
  ['TYPE_CHANGED_KIND', 'scalar Old', 'type Old { a: Int }', 'Old'],
  ['DIRECTIVE_REMOVED', 'directive @mark(tip: Int) repeatable on FIELD | QUERY', '', '@mark'],
  ['DIRECTIVE_ARG_REMOVED', '(tip: Int)', '', '@mark(tip:)'],
  ['REQUIRED_DIRECTIVE_ARG_ADDED', 'tip: Int', 'tip: Int, z: Int!', '@mark(z:)'],
  ['DIRECTIVE_REPEATABLE_REMOVED', ' repeatable', '', '@mark'],
  ['DIRECTIVE_LOCATION_REMOVED', ' | QUERY', '', '@mark'],
]

describe('a change that could break a client of the last release', () => {
  it.each(plants)('%s is reported until the change log names it', (_, old, now, coordinate) => {
    const texts = { released: schema, current: schema.replace(old, now) }
    expect(findUnnamedChanges({ ...texts, changelog: changelog('') })).toEqual([
      expect.stringContaining(`\`${coordinate}\``),
    ])
    expect(findUnnamedChanges({ ...texts, changelog: changelog(`- \`${coordinate}\` is another.`) })).toEqual([])
    const namedOnce = changelog('', `- \`${coordinate}\` was another.`)
    expect(findUnnamedChanges({ ...texts, changelog: namedOnce })).toHaveLength(1)
  })

  it('has a case for every kind', () => {
    const kinds = { ...BreakingChangeType, ...DangerousChangeType }
    const harmless = ['OPTIONAL_ARG_ADDED', 'OPTIONAL_INPUT_FIELD_ADDED']
    expect([...plants.map(([kind]) => kind), ...harmless].toSorted()).toEqual(Object.keys(kinds).toSorted())
  })
})

it('optional additions need no entry', () => {
  const current = schema
    .replace('b: Int', 'b: Int, z: Int')
    .replace('i: Int', 'i: Int z: Int')
    .replace('size', 'z: Int size')
  expect(findUnnamedChanges({ released: schema, current, changelog: changelog('') })).toEqual([])
})

it('an entry for the enum covers new values, but not removed ones', () => {
  const added = schema.replace('RED', 'RED BLUE')
  const removed = schema.replace('RED ', '')
  const named = changelog('- `Color` has more values.')
  expect(findUnnamedChanges({ released: schema, current: added, changelog: named })).toEqual([])
  expect(findUnnamedChanges({ released: schema, current: removed, changelog: named })).toHaveLength(1)
})

it('the comparison uses the schema of the newest release', () => {
  const changelog = '## [Unreleased]\n\n## [0.2.0] - 2027-01-01\n\n## [0.1.0] - 2026-12-01\n'
  const problem = [expect.stringContaining('# Release 0.2.0')]
  expect(findUnnamedChanges({ released: schema, current: schema, changelog })).toEqual(problem)
  const released = schema.replace('0.1.0', '0.2.0')
  expect(findUnnamedChanges({ released, current: schema, changelog })).toEqual([])
})

it('nothing is compared before the first release, and a release needs its schema', () => {
  const before = '## [Unreleased]\n'
  expect(findUnnamedChanges({ released: null, current: schema, changelog: before })).toEqual([])
  expect(findUnnamedChanges({ released: schema, current: schema, changelog: before })).toEqual([
    'schema/released.graphql exists, but CHANGELOG.md names no release',
  ])
  expect(findUnnamedChanges({ released: null, current: schema, changelog: changelog('') })).toEqual([
    expect.stringContaining('must begin with "# Release 0.1.0"'),
  ])
})
