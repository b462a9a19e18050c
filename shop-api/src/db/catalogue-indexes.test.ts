import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/--.*$/gm, '')

it('a load drops all indexes that it creates, and no others', () => {
  const created = [...read('catalogue-indexes.sql').matchAll(/create (?:unique )?index (\w+)/g)].flatMap(
    ([, name = '']) => name,
  )
  const dropped = [...read('catalogue-indexes-drop.sql').matchAll(/drop index if exists\s+([^;]+)/g)].flatMap(
    ([, names = '']) => names.trim().split(/[,\s]+/),
  )
  expect(dropped.toSorted()).toEqual(created.toSorted())
})
