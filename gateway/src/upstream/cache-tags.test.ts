import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { manufacturerOf, searchDataOf } from '../testing/shop-data.ts'
import { tagsOf, tagTable } from './cache-tags.ts'
import { lifetimes } from './lifetimes.ts'

it('has a topic for everything that is cached', () => {
  expect(new Set(tagTable.keys())).toEqual(new Set(lifetimes.keys()))
})

it('names all that an answer shows', () => {
  expect(new Set(tagsOf(contract.catalogue.search, searchDataOf(1, 2)))).toEqual(
    new Set('catalogue search product:1 product:2 manufacturer:2 manufacturer:3 category:111 category:112'.split(' ')),
  )
  expect(tagsOf(contract.catalogue.manufacturer, manufacturerOf(4))).toContain('manufacturer:4')
})
