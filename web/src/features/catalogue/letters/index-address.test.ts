import { describe, expect, test } from 'vitest'
import { initials, indexHref, readIndexAddress } from './index-address.ts'

describe('an address of the index', () => {
  test.each<[string, string[] | undefined, ReturnType<typeof readIndexAddress>]>([
    ['A', undefined, { kind: 'index', initial: 'A', page: 1 }],
    ['9', ['12'], { kind: 'index', initial: '9', page: 12 }],
    ['other', [], { kind: 'index', initial: 'other', page: 1 }],
    ['a', ['3'], { kind: 'moved', href: '/products/A/3' }],
    ['A', ['1'], { kind: 'moved', href: '/products/A' }],
    ['%23', undefined, { kind: 'moved', href: '/products/other' }],
    ['#', ['2'], { kind: 'moved', href: '/products/other/2' }],
    ['AB', undefined, { kind: 'unknown' }],
    ['Ä', undefined, { kind: 'unknown' }],
    ['A', ['0'], { kind: 'unknown' }],
    ['A', ['x'], { kind: 'unknown' }],
    ['A', ['999999'], { kind: 'index', initial: 'A', page: 999_999 }],
    ['A', ['1000000'], { kind: 'unknown' }],
    ['A', ['2', '3'], { kind: 'unknown' }],
  ])('%s with %j means %j', (name, rest, wanted) => {
    expect(readIndexAddress(name, rest)).toEqual(wanted)
  })

  test('is written so that it can be read back', () => {
    for (const initial of initials) {
      const [, , name = '', ...rest] = indexHref(initial, 7).split('/')
      expect(readIndexAddress(name, rest)).toEqual({ kind: 'index', initial, page: 7 })
    }
  })
})
