import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from '../taxonomy/categories.ts'
import { goodsPerPart, goodsSlugs } from '../goods/goods-of.ts'
import { generateParts, planCatalogue, type Part } from '../engine/plan.ts'
import { lineWriter, getManufacturer } from './rows.ts'
import { allSeries } from '../series/all.ts'

const parts: Part[] = []
beforeAll(() => {
  parts.push(...generateParts(planCatalogue(allSeries, 100_000, 1)))
})

const toCategory = ({ facts, share }: Part) => facts.category ?? share.series.category

describe('the first catalogue', () => {
  test('has 100,000 parts with the ids 1 to 100,000', () => {
    expect(parts.map(({ id }) => id)).toEqual(Array.from({ length: 100_000 }, (_, i) => i + 1))
  })

  test('names no part of a manufacturer twice', () => {
    expect(new Set(parts.map((part) => `${getManufacturer(part)} ${part.facts.mpn}`)).size).toBe(parts.length)
  })

  test('gives every goods its own address, in the form of the contract', () => {
    const slugs = parts.flatMap((part) => goodsSlugs(getManufacturer(part), part.facts.mpn, part.facts.packings))
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !slugShape.safeParse(slug).success)).toEqual([])
  })

  test('fills every category of the tree', () => {
    const leaves = categories.filter(({ depth }) => depth === 3).map(({ slug }) => slug)
    expect(new Set(parts.map(toCategory))).toEqual(new Set(leaves))
    expect(leaves.length).toBeGreaterThanOrEqual(60)
  })

  test('comes from more than 25 manufacturers', () => {
    expect(new Set(parts.map(getManufacturer)).size).toBeGreaterThan(25)
  })

  test('sells every part in one to four packings, smallest minimum first', () => {
    for (const { facts } of parts) {
      const minima = facts.packings.map(({ minimum }) => minimum)
      expect(minima.length > 0 && minima.length <= goodsPerPart && Math.min(...minima) === minima[0], facts.mpn).toBe(
        true,
      )
      expect(
        facts.packings.every(({ minimum, multiple, quantity }) => minimum % multiple === 0 && quantity > 0),
        facts.mpn,
      ).toBe(true)
    }
  })

  test('gives no order code to two parts of a manufacturer', () => {
    const owners = new Map<string, number>()
    for (const part of parts)
      for (const code of new Set(part.facts.packings.map(({ orderCode }) => orderCode))) {
        const name = `${getManufacturer(part)} ${code}`
        expect(owners.get(name), name).toBeUndefined()
        owners.set(name, part.id)
      }
  })
})

const formatLines = (seed: number) => {
  const shares = planCatalogue(allSeries, 3_000, seed)
  const writer = lineWriter(shares, seed)
  for (const part of generateParts(shares)) writer.add(part)
  return writer.take()
}

test('the same seed gives the same rows, another seed others', () => {
  expect(formatLines(1)).toEqual(formatLines(1))
  expect(formatLines(2).lines.goods).not.toEqual(formatLines(1).lines.goods)
})
