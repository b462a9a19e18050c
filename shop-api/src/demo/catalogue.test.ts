import { slug as slugShape } from '@partgate/schema/shop-api/shapes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories } from './categories.ts'
import { goodsPerPart, goodsSlugs } from './goods-of.ts'
import { partsOf, planCatalogue, type Part } from './plan.ts'
import { lineWriter, manufacturerOf } from './rows.ts'
import { allSeries } from './series/all.ts'

const parts: Part[] = []
beforeAll(() => {
  parts.push(...partsOf(planCatalogue(allSeries, 100_000, 1)))
}, 60_000)

const categoryOf = ({ facts, share }: Part) => facts.category ?? share.series.category

describe('the first catalogue', () => {
  test('has 100,000 parts with the ids 1 to 100,000', () => {
    expect(parts.map(({ id }) => id)).toEqual(Array.from({ length: 100_000 }, (_, i) => i + 1))
  })

  test('names no part of a maker twice', () => {
    expect(new Set(parts.map((part) => `${manufacturerOf(part)} ${part.facts.mpn}`)).size).toBe(parts.length)
  })

  test('gives every goods its own address, in the form of the contract', () => {
    const slugs = parts.flatMap((part) => goodsSlugs(manufacturerOf(part), part.facts.mpn, part.facts.packings))
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.filter((slug) => !slugShape.safeParse(slug).success)).toEqual([])
  })

  test('stands on every shelf of the tree and nowhere else', () => {
    const leaves = categories.filter(({ depth }) => depth === 3).map(({ slug }) => slug)
    expect(new Set(parts.map(categoryOf))).toEqual(new Set(leaves))
    expect(leaves.length).toBeGreaterThanOrEqual(60)
  })

  test('comes from more than 25 manufacturers', () => {
    expect(new Set(parts.map(manufacturerOf)).size).toBeGreaterThan(25)
  })

  test('sells every part in one to four packings, the first with the smallest minimum', () => {
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

  test('gives no ordering code to two parts of a maker', () => {
    const owners = new Map<string, number>()
    for (const part of parts)
      for (const code of new Set(part.facts.packings.map(({ orderCode }) => orderCode))) {
        const name = `${manufacturerOf(part)} ${code}`
        expect(owners.get(name), name).toBeUndefined()
        owners.set(name, part.id)
      }
  })
})

const linesOf = (seed: number) => {
  const shares = planCatalogue(allSeries, 3_000, seed)
  const writer = lineWriter(shares, seed)
  for (const part of partsOf(shares)) writer.add(part)
  return writer.take()
}

test('the same seed gives the same rows, another seed others', () => {
  expect(linesOf(1)).toEqual(linesOf(1))
  expect(linesOf(2).goods_offers).not.toEqual(linesOf(1).goods_offers)
})
