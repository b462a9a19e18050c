import { describe, expect, it } from 'vitest'
import { listTypoVariants } from './typo.ts'

describe('a mistyped number', () => {
  it.each([
    ['LM38', 'a sign less', 'LM358'],
    ['LMM358', 'a sign more', 'LM358'],
    ['LN358', 'another sign', 'LM358'],
    ['ML358', 'two exchanged', 'LM358'],
    ['KM358', 'another first sign', 'LM358'],
    ['M358D', 'no first sign', 'LM358D'],
    ['LM358X', 'a sign more at the end', 'LM358'],
  ])('%s has %s', (typed, _what, meant) => {
    expect(listTypoVariants(typed).some((number) => meant.startsWith(number))).toBe(true)
  })

  it.each(['', 'LM3', 'X'.repeat(41), 'Widerstände', 'LM3\u200b8'])('is not %j', (typed) => {
    expect(listTypoVariants(typed)).toEqual([])
  })

  it('is never itself, nor shorter than four characters', () => {
    expect(listTypoVariants('AAAA')).not.toContain('AAAA')
    expect(listTypoVariants('ABCD').filter(({ length }) => length < 4)).toEqual([])
    expect(new Set(listTypoVariants('ABCDEF')).size).toBe(listTypoVariants('ABCDEF').length)
  })
})
