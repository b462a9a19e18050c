import { describe, expect, test } from 'vitest'
import { initials, indexHref, readIndexAddress } from './index-address.ts'

describe('an address of the index', () => {
  test.each<[string, string[] | undefined, ReturnType<typeof readIndexAddress>]>([
    ['A', undefined, { initial: 'A', page: 1 }],
    ['9', ['12'], { initial: '9', page: 12 }],
    ['other', [], { initial: 'other', page: 1 }],
    ['a', ['3'], { movedTo: '/products/A/3' }],
    ['A', ['1'], { movedTo: '/products/A' }],
    ['%23', undefined, { movedTo: '/products/other' }],
    ['#', ['2'], { movedTo: '/products/other/2' }],
    ['AB', undefined, null],
    ['Ä', undefined, null],
    ['A', ['0'], null],
    ['A', ['x'], null],
    ['A', ['999999'], { initial: 'A', page: 999_999 }],
    ['A', ['1000000'], null],
    ['A', ['2', '3'], null],
  ])('%s with %j means %j', (name, rest, wanted) => {
    expect(readIndexAddress(name, rest)).toEqual(wanted)
  })

  test('is written so that it can be read back', () => {
    for (const initial of initials) {
      const [, , name = '', ...rest] = indexHref(initial, 7).split('/')
      expect(readIndexAddress(name, rest)).toEqual({ initial, page: 7 })
    }
  })
})
