import { expect, it } from 'vitest'
import { usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const { ask, brief } = matcher
const mpn = 'RC0603FR-0710KL'

it.each(['1.01.0001', 'A100234', 'PRT-00012', '1498686'])(
  'the own number %s of the buyer’s company says nothing about the part',
  async (own) => {
    const internal = { internal_numbers: [own] }
    const { rows } = await ask(
      { ...internal, value: 'LM358DR', manufacturer: 'TI', designators: 'U1' },
      { ...internal, value: '10k', designators: 'R1', package: '0603' },
      { ...internal, description: 'Assembly drawing' },
    )
    expect(rows.map(({ verdict, reason, matched_number }) => [verdict, reason, matched_number])).toEqual([
      ['exact', 'same_number', 'LM358DR'],
      ['equivalent', 'value', null],
      ['nothing', own === '1.01.0001' || own === '1498686' ? 'unreadable' : 'unknown_number', null],
    ])
  },
)

it('an own number that is the number of a part identifies it, but nothing that only resembles it', async () => {
  const [exact, similar] = await brief({ internal_numbers: [mpn] }, { internal_numbers: ['TL072'] })
  expect([exact?.[0], similar]).toEqual(['exact same_number', ['nothing unknown_number', null]])
})
