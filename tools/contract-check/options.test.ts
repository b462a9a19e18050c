import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('accepts an address and tokens', () => {
  const { shop, writes, json } = readOptions([
    '--url',
    'http://shop/base',
    '--token',
    't',
    '--cart-token',
    'c',
    '--json',
  ])
  expect(shop).toEqual({ url: new URL('http://shop/base'), token: 't', cartToken: 'c' })
  expect([writes, json]).toEqual([false, true])
})

test.for([
  ['no address', [], '--url must be'],
  ['an address of another kind', ['--url', 'file:///etc'], '--url must be'],
  ['an unknown option', ['--url', 'http://shop', '--delete'], "Unknown option '--delete'"],
] as const)('refuses %s in a sentence', ([, args, sentence]) => {
  expect(() => readOptions([...args])).toThrow(sentence)
})
