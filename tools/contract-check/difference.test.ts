import { expect, test } from 'vitest'
import { z } from 'zod'
import { findDifferences } from './difference.ts'

const shape = z.object({
  id: z.int().positive(),
  name: z.string().max(5),
  kind: z.enum(['reel', 'tray']),
  price: z.string().regex(/^\d+\.\d{2}$/),
  at: z.iso.datetime(),
  photo: z.url().nullable(),
  list: z.array(z.object({ stock: z.int() })),
})

const sound = {
  id: 1,
  name: 'R1',
  kind: 'reel',
  price: '1.00',
  at: '2026-11-21T08:00:00Z',
  photo: null,
  list: [{ stock: 1 }],
}

const found = (changes: Record<string, unknown>) => {
  const data = { ...sound, ...changes }
  return findDifferences(data, shape.safeParse(data).error?.issues ?? []).map(Object.values)
}

test.for<[string, Record<string, unknown>, unknown[]]>([
  ['nothing', {}, []],
  ['a number as text', { id: '7' }, [['id', 'number', 'string "7"', 1]]],
  ['a fraction', { id: 1.5 }, [['id', 'a whole number', 'number 1.5', 1]]],
  ['zero', { id: 0 }, [['id', 'number, more than 0', 'number 0', 1]]],
  ['too long a text', { name: 'R12345' }, [['name', 'string, at most 5', 'string "R12345"', 1]]],
  ['a value outside the list', { kind: 'bag' }, [['kind', '"reel" or "tray"', 'string "bag"', 1]]],
  ['money with one decimal', { price: '1.0' }, [['price', 'text like /^\\d+\\.\\d{2}$/', 'string "1.0"', 1]]],
  ['a day for a time', { at: '2026-11-21' }, [['at', 'a datetime', 'string "2026-11-21"', 1]]],
  ['a path for an address', { photo: '/a.png' }, [['photo', 'a url', 'string "/a.png"', 1]]],
  ['a field that is missing', { name: undefined }, [['name', 'string', 'nothing', 1]]],
  ['null', { name: null }, [['name', 'string', 'null', 1]]],
  ['an object for a list', { list: { a: 1 } }, [['list', 'array', 'an object of a', 1]]],
  [
    'a repeated fault once',
    { list: [{ stock: 'many' }, { stock: 1 }, { stock: 'few' }, {}] },
    [['list[].stock', 'number', 'string "many"', 3]],
  ],
])('reports the place, the expectation and the value of %s', ([, changes, differences]) => {
  expect(found(changes)).toEqual(differences)
})

test('names the whole value if it has the wrong type', () => {
  const [difference] = findDifferences([1], shape.safeParse([1]).error?.issues ?? [])
  expect(difference).toEqual({ field: '(whole value)', expected: 'object', got: 'a list of 1', rows: 1 })
})
