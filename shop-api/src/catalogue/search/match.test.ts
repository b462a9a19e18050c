import { describe, expect, it } from 'vitest'
import { describeMatch, type MatchReason } from './match.ts'
import { normalizePartNumber, findRange } from '../part-numbers/part-number.ts'
import { planSearch } from '../query-parser/plan.ts'

const marked = (keyword: string, reason: MatchReason, order_code: string) => {
  const plan = planSearch(keyword)
  if (!plan) throw new Error('no keyword')
  const { ranges } = describeMatch(plan, reason, { mpn: order_code, order_code }, null)
  return ranges.map(([start, end]) => order_code.slice(start, end))
}

describe('the marks in a part number', () => {
  it.each([
    ['RC0603FR-0710KL', 'exact', 'RC0603FR-0710KL', ['RC0603FR-0710KL']],
    ['rc0603fr-07 10kl', 'normalised', 'RC0603FR-0710KL', ['RC0603FR-0710KL']],
    ['rc0603fr07', 'prefix', 'RC0603FR-0710KL', ['RC0603FR-07']],
    ['0710KL', 'inside', 'RC0603FR-0710KL', ['0710KL']],
    ['FR07', 'inside', 'RC0603FR-0710KL', ['FR-07']],
    ['18.432', 'inside', 'ASV-18432MHZ', ['18432']],
    ['10k 0603 resistor', 'words', 'RC0603FR-0710KL', ['0603', '10K']],
    ['0603 603', 'words', 'RC0603FR-0710KL', ['0603']],
    ['capacitor', 'words', 'RC0603FR-0710KL', []],
    ['53309-1070', 'alias', '0533091070', ['533091070']],
    ['OLD-1', 'alias', 'NEW-2', []],
  ] as const)('for %j, found as %s in %s, are %j', (keyword, reason, shown, texts) => {
    expect(marked(keyword, reason, shown)).toEqual(texts)
  })

  it('name the alias where an alias matched, else the part number', () => {
    const plan = planSearch('OLD-1')
    const part = { mpn: 'NEW-2', order_code: 'NEW-2-T' }
    expect(plan && describeMatch(plan, 'alias', part, 'OLD-1A').text).toBe('OLD-1A')
    expect(plan && describeMatch(plan, 'prefix', part, null).text).toBe('NEW-2')
  })
})

it('include every range of every number', () => {
  const numbers = [
    'RC0603FR-0710KL',
    'ERJ-3EKF1002V',
    'SN74LVC1G08DBVR',
    'LTC3780EG#PBF',
    'D38999/26WB35SN',
    'A (B)_c,1+2',
  ]
  for (const number of numbers)
    for (let start = 0; start < number.length; start++)
      for (let end = start + 1; end <= number.length; end++) {
        const sought = normalizePartNumber(number.slice(start, end))
        const range = findRange(number, sought)
        expect(range && normalizePartNumber(number.slice(...range))).toBe(sought || null)
      }
})
