import { describe, expect, it } from 'vitest'
import { type PartRow as Row, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const { brief } = matcher

describe('a number with blanks in the value', () => {
  it.each<[string, Row]>([
    ['PTS645SL50SMTR 92 LFS', { value: 'PTS645SL50SMTR 92 LFS', part_numbers: ['PTS645SL50SMTR'] }],
    ['LS L29K-G1J2', { value: 'LS L29K-G1J2', part_numbers: ['L29K-G1J2'] }],
    ['744 773 122', { value: '744 773 122' }],
    ['1-640440-3', { value: '1-640440-3' }],
  ])('%s is found whole, although a list has only a part of it as its number', async (number, row) => {
    await matcher.db.query("update parts set mpn = $1 where mpn = 'NE555P'", [number])
    try {
      const [[verdict, , ...others] = []] = await brief({ ...row, designators: 'SW1' })
      expect([verdict, others.length]).toEqual(['exact same_number', 1])
    } finally {
      await matcher.db.query("update parts set mpn = 'NE555P' where mpn = $1", [number])
    }
  })
})

it.each<[string, Row]>([
  ['a wire-wound resistor', { designators: 'R1', value: '10k', package: '0603', description: 'wirewound' }],
  ['a mica capacitor', { designators: 'C1', value: '100n', package: '0603', description: 'mica' }],
  ['a chip with leads', { designators: 'R1', value: '10k', package: '0603', description: 'RES THT axial' }],
])('%s matches no part of the same value', async (_, row) => {
  expect((await brief(row)).map(([verdict, goods]) => [verdict, goods])).toEqual([['nothing unknown_value', null]])
})

it.each<[string, Row]>([
  ['the designators', { designators: 'TL072CP' }],
  ['the name of the footprint', { designators: 'U1', value: 'OPAMP', package: 'Lib:Generic_TL072CP_Socket' }],
  ['the value behind an underscore', { designators: 'U1', value: 'OPAMP_TL072CP' }],
])('a part named in %s is a suggestion', async (_, row) => {
  expect(await brief(row)).toEqual([['suggestion number_in_text', null, 'number_in_text TL072CP']])
})
