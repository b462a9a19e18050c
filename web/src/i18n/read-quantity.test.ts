import { expect, test } from 'vitest'
import { readPercent, readQuantity, readWhole } from './read-quantity.ts'

test.each([
  ['250', 250],
  [' 10,000 ', 10_000],
  ['10.000', 10_000],
  ['10 000', 10_000],
  ['0', 0],
  ['', null],
  ['ten', null],
  ['-5', null],
  ['1e3', null],
  ['1234567890', null],
  ["1'000'000", 1_000_000],
  ['1\u202f000', 1000],
  ['1,00,000', 100_000],
  ['２５０', 250],
  ['٢٥٠', 250],
  ['1.5', null],
  ['1,5', null],
  ['12.50', null],
  ['1.000,5', null],
  ['1.000,000', null],
  ['1..000', null],
  ['1000.000', null],
  ['2 x 5', null],
])('%j is read as %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each([
  ['999,999,999', 999_999_999],
  ['9999999999', 9_999_999_999],
  ['9,999,999,999', 9_999_999_999],
  ['', null],
  ['1.5', null],
])('the whole number of %j is %j', (text, whole) => expect(readWhole(text)).toBe(whole))

test.each([
  ['0', 0],
  [' 5 ', 5],
  ['2.5', 2.5],
  ['2,50', 2.5],
  ['٢٫٥', 2.5],
  ['100', 100],
  ['2.555', null],
  ['1,000', null],
  ['.5', null],
  ['-1', null],
  ['', null],
])('the percentage %j is %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})
