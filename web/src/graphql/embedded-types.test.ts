import { readFileSync } from 'node:fs'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { embeddedTypes } from './embedded-types.ts'

test('every type of the schema either has an id or is known to be embedded', () => {
  const sdl = readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8')
  const withoutId = Object.values(buildSchema(sdl).getTypeMap())
    .filter(isObjectType)
    .filter((type) => !/^(__|Query$|Mutation$|Subscription$)/.test(type.name) && !type.getFields().id)
    .map(({ name }) => name)
  expect(embeddedTypes).toEqual(withoutId.toSorted())
})
