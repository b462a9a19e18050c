import { expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { makeManufacturer, page, makeSearchData } from '../../testing/shop-data.ts'
import { findTags } from './cache-tags.ts'
import { policies } from './policies.ts'

it('has a topic for every cached response', () => {
  for (const { topics } of policies.values()) expect(topics.length).toBeGreaterThan(0)
})

it('names every object in a response', () => {
  expect(new Set(findTags(contract.catalogue.search, makeSearchData(1, 2)))).toEqual(
    new Set('catalogue search product:1 product:2 manufacturer:2 manufacturer:3 category:111 category:112'.split(' ')),
  )
  expect(findTags(contract.site.page, page)).toEqual(['site', 'page', 'page:refund'])
  expect(findTags(contract.catalogue.manufacturer, makeManufacturer(4))).toContain('manufacturer:4')
})
