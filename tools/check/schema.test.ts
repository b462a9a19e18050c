import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../env.ts'
import { plant, removePlanted, run } from './plant.ts'

afterAll(removePlanted)

describe('the schema tool', () => {
  const tool = join(import.meta.dirname, 'schema.ts')
  const texts = Object.fromEntries(
    ['schema/schema.graphql', 'schema/released.graphql', 'CHANGELOG.md'].map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  )

  it.each([
    [
      'a field removed without an entry',
      'schema/schema.graphql',
      '  stock: Int!',
      '  pieces: Int!',
      'Name `Product.stock` in',
    ],
    [
      'a change without its entry',
      'CHANGELOG.md',
      '`SearchFilter.packaging`',
      'a filter',
      'Name `SearchFilter.packaging`',
    ],
    [
      'a field in silence',
      'schema/schema.graphql',
      '"""Pieces in stock."""\n  stock',
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

  it('ends with 0 for the real schema', () => {
    expect(run(root, tool, plant(texts)).status).toBe(0)
  })
})
