import { expect, test } from 'vitest'
import { elsewhereInStock } from './elsewhere-in-stock.ts'

const option = (slug: string, stock: number) => ({ slug, stock })

test.each([
  ['another one has some', [option('tape', 0), option('reel', 10_000)], 'reel'],
  ['two others have some: the first', [option('tape', 0), option('reel', 5), option('tray', 9)], 'reel'],
  ['only this one has some', [option('tape', 7), option('reel', 0)], undefined],
  ['none has any', [option('tape', 0), option('reel', 0)], undefined],
  ['there is no other', [option('tape', 0)], undefined],
  ['the shop cannot say', null, undefined],
])('%s', (_, options, slug) => {
  expect(elsewhereInStock('tape', options)?.slug).toBe(slug)
})
