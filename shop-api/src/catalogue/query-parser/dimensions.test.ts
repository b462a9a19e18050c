import { describe, expect, it } from 'vitest'
import { findDimensions } from './dimensions.ts'
import { createWordBook } from './words.ts'

describe('dimensions', () => {
  it.each([
    ['5x20', [5, 20]],
    ['5 x 20 mm', [5, 20]],
    ['5mm×20mm', [5, 20]],
    ['5*20', [5, 20]],
    ['2х5', [2, 5]],
    ['3,2x2.5', [3.2, 2.5]],
    ['2x05', [2, 5]],
    ['1x4P', [1, 4]],
    ['7.3 x 6.6 x 2.8', [7.3, 6.6, 2.8]],
  ])('are read from %s', (text, dimensions) => {
    expect(findDimensions(`fuse ${text} 1A`)).toEqual([{ start: 5, end: 5 + text.length, dimensions }])
  })

  it.each(['AB-2x5', '2x5X', '4x4x4x4', '2x10W', '74x', 'x5', '1.2.3x5'])('are not read from %s', (text) => {
    expect(findDimensions(text)).toEqual([])
  })
})

describe('packages of dimensions', () => {
  const names = [
    'Fuse 5 × 20 mm',
    'Header 2×05 2.54 mm',
    'Socket 1×05 2.54 mm',
    'QFN-32 (5 × 5 mm)',
    'Inductor 7.3 × 6.6 × 2.8 mm',
    'Radial D10 L12.5 P5',
    'SMD can D5 H5.4',
    'SMD 3225-4',
    'Case A (3216-18)',
    '1206',
    '0402',
  ]
  const book = createWordBook(names.map((value) => ({ key: 'package', value })))

  it.each([
    [[5, 20], ['Fuse 5 × 20 mm']],
    [[20, 5], ['Fuse 5 × 20 mm']],
    [[2, 5], ['Header 2×05 2.54 mm']],
    [[5, 5], ['QFN-32 (5 × 5 mm)']],
    [[7.3, 6.6], ['Inductor 7.3 × 6.6 × 2.8 mm']],
    [[7.3, 6.6, 2.8], ['Inductor 7.3 × 6.6 × 2.8 mm']],
    [[7.3, 6.6, 3], []],
    [[10, 12.5], ['Radial D10 L12.5 P5']],
    [[5, 5.4], ['SMD can D5 H5.4']],
    [[3.2, 2.5], ['SMD 3225-4']],
    [
      [3.2, 1.6],
      ['Case A (3216-18)', '1206'],
    ],
    [[1, 0.5], ['0402']],
  ])('%j are %j', (dimensions, found) => {
    expect(book.findSized(dimensions)).toEqual(found)
  })
})
