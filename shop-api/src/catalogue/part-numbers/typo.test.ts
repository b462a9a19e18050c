import { describe, expect, it } from 'vitest'
import { listCorrections, listTypoVariants } from './typo.ts'

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

describe('a correction', () => {
  const list = (number: string) => {
    const { lookalikes, reordered, misspelt } = listCorrections(number)
    return [...lookalikes, ...reordered, ...misspelt]
  }

  it.each([
    ['RC06O3FR0710KL', 'a letter for the digit that looks the same', 'RC0603FR0710KL'],
    ['STM32FI03C8T6', 'another such letter', 'STM32F103C8T6'],
    ['SMT32F103', 'two letters exchanged', 'STM32F103'],
    ['STMM32F103', 'a letter twice', 'STM32F103'],
    ['STN32F103', 'another letter', 'STM32F103'],
    ['TM32F103', 'no first letter', 'STM32F103'],
    ['SM32F103', 'a letter less', 'STM32F103'],
  ])('of %s, with %s, is %s', (typed, _what, meant) => {
    expect(list(typed)).toContain(meant)
  })

  it.each([
    ['a digit', 'RC0603FR0719KL', 'RC0603FR0710KL'],
    ['exchanged digits', 'STM32F130', 'STM32F103'],
    ['a missing digit', 'STM2F103', 'STM32F103'],
    ['a letter after the first digit', 'SN74LVX1G08', 'SN74LVC1G08'],
    ['a letter of a whole ordering code', 'AC0603FR0710KL', 'RC0603FR0710KL'],
    ['exchanged letters of a whole ordering code', 'SMT32F103C8T6', 'STM32F103C8T6'],
    ['exchanged letters of a group of two', 'ML35', 'LM35'],
  ])('is none in %s: %s', (_what, typed, other) => {
    expect(list(typed)).not.toContain(other)
  })

  it('is none for words', () => {
    for (const word of ['', 'LM3', 'Widerstände', 'X'.repeat(41)]) expect(list(word)).toEqual([])
  })
})
