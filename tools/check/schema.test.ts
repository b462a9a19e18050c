import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../env.ts'
import { plant, removePlanted, run } from './plant.ts'

afterAll(removePlanted)

describe('the schema tool', () => {
  const tool = join(import.meta.dirname, 'schema.ts')
  const current = readFileSync(join(root, 'schema/schema.graphql'), 'utf8')
  const texts: Record<string, string> = {
    'schema/schema.graphql': current,
    'schema/released.graphql': `# Release 0.1.0\n${current.replace(/ {2}"{3}.*"{3}\n {2}CUT_TAPE\n/, '')}`,
    'CHANGELOG.md': '## [Unreleased]\n\n- `Packaging.CUT_TAPE` is new.\n\n## [0.1.0]\n',
  }

  it.each([
    [
      'a field removed without an entry',
      'schema/schema.graphql',
      '  stock: Int!',
      '  pieces: Int!',
      'Name `Product.stock` in',
    ],
    ['a change without its entry', 'CHANGELOG.md', '`Packaging.CUT_TAPE`', 'A value', 'Name `Packaging.CUT_TAPE`'],
    [
      'a field in silence',
      'schema/schema.graphql',
      '"""Pieces in stock. An order takes them; a cart reserves none."""\n  stock',
      'stock',
      'Product.stock has no description',
    ],
  ])('ends with 1 and names %s', (_, path, right, wrong, sentence) => {
    const text = texts[path]?.replace(right, wrong) ?? ''
    expect(text).not.toBe(texts[path])
    const { status, output } = run(root, tool, plant({ ...texts, [path]: text }))
    expect(output).toContain(sentence)
    expect(status).toBe(1)
  })

  it('ends with 0 if every change is named', () => {
    expect(run(root, tool, plant(texts))).toMatchObject({ status: 0 })
  })
})
