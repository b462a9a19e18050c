import { expect, test } from 'vitest'
import type { GoodsRow } from '../products/goods.ts'
import { listDifferences, meetsRating } from './differences.ts'
import { readKind } from './part-kind.ts'
import { readValue } from './row-value.ts'

const read = (description: string) => {
  const texts = { designators: 'D1', value: '', package: '0603', description }
  const { kind } = readKind(texts)
  return { kind, value: kind && readValue(texts, kind) }
}
const createParameter = (nanometers: number) => ({
  key: 'wavelength',
  value: nanometers / 1e9,
  display: `${nanometers} nm`,
})
type Stated = Parameters<typeof listDifferences>[1]

const compare = (description: string, nanometers: number, isFoundByNumber: boolean) => {
  const stated = { number: null, otherManufacturer: null, rowPackage: null, family: '', otherKind: null }
  const goods = { lifecycle: 'active', package: '0603' } as unknown as GoodsRow
  const parameters = [createParameter(nanometers)] as unknown as Stated
  return listDifferences(goods, parameters, { ...stated, ...read(description), isFoundByNumber }).map(
    ({ parameter, requested, offered }) => [parameter, requested, offered],
  )
}

test.for([
  ['Blue 475nm LED', 465, [['wavelength', '475nm', '465 nm']]],
  ['Blue 470nm LED', 465, []],
  ['Blue LED', 465, []],
  ['LED 460-480 nm', 465, []],
] as const)('%s and one of %d nm differ in %j', ([description, nanometers, expected]) => {
  expect(compare(description, nanometers, false)).toEqual(expected)
  expect(compare(description, nanometers, true)).toEqual(expected)
})

test('an LED of another color is reported once', () => {
  expect(compare('Blue 475nm LED', 625, true)).toHaveLength(1)
})

test.for([
  ['Blue 475nm LED', 465, true],
  ['Blue 475nm LED', 455, false],
  ['Red 630nm LED', 645, true],
  ['Red 630nm LED', 650, false],
] as const)('%s may be replaced by one of %d nm: %s', ([description, nanometers, expected]) => {
  const ratings = read(description).value?.ratings ?? []
  expect(ratings.every((rating) => meetsRating(rating, createParameter(nanometers)))).toBe(expected)
  expect(ratings).toHaveLength(1)
})
