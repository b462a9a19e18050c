import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, it } from 'vitest'
import { formerNumber, reelId, soldOut, tapeId } from '../../../testing/small-parts.ts'
import { type PartRow as Row, sharedNumber as shared, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const { matchParts } = contract.catalogue
const matcher = usePartMatcher()
const { post, ask, brief } = matcher
const mpn = 'RC0603FR-0710KL'
const number = (part_number: string) => ({ part_numbers: [part_number] })

it('each row has its verdict, in the order of the request', async () => {
  expect(
    await brief(
      number(mpn),
      number('rc0603 fr0710kl'),
      { ...number(`${mpn}-R`), qty: 10 },
      number(formerNumber.alias),
      { ...number(shared), manufacturer: 'TI' },
      { ...number(mpn), manufacturer: '国巨/YAGEO' },
      number(`603-${mpn}`),
      number('RC0603FR-1310KL'),
    ),
  ).toEqual([
    ['exact same_number', tapeId(mpn), `packaging ${mpn}-R`],
    ['exact separators', tapeId(mpn), `packaging ${mpn}-R`],
    ['exact same_number', reelId(mpn), `packaging ${mpn}`],
    ['equivalent former_number', tapeId(formerNumber.mpn), `packaging ${formerNumber.mpn}-R`],
    ['exact same_number', tapeId(shared), `packaging ${shared}-R`, `same_number ${shared}`],
    ['exact same_number', tapeId(mpn), `packaging ${mpn}-R`],
    ['exact distributor_number', tapeId(mpn), `packaging ${mpn}-R`],
    ['equivalent packaging_suffix', tapeId(mpn), `packaging ${mpn}-R`],
  ])
})

it('several numbers of a row are tried, and the first that identifies a part decides', async () => {
  const { rows } = await ask(
    { part_numbers: ['---', 'INTERNAL-17', formerNumber.alias, mpn] },
    { value: mpn, designators: 'U1' },
  )
  expect(rows.map(({ verdict, matched_number, goods }) => [verdict, matched_number, goods?.goods_id])).toEqual([
    ['exact', mpn, tapeId(mpn)],
    ['exact', mpn, tapeId(mpn)],
  ])
})

it('the parts of the other numbers of a row are candidates', async () => {
  expect(await brief({ part_numbers: [mpn, formerNumber.mpn] })).toEqual([
    ['exact same_number', tapeId(mpn), `packaging ${mpn}-R`, `same_number ${formerNumber.mpn}`],
  ])
})

it('a number of several manufacturers, or of another one, is no match', async () => {
  const [several, foreign] = await brief(number(shared), { ...number(mpn), manufacturer: 'Murata' })
  expect(several).toEqual(['several same_number', null, `same_number ${shared}`, `same_number ${shared}`])
  expect(foreign).toEqual(['other_manufacturer same_number', null, `same_number ${mpn}`])
})

it('a number with a typing error, or only the start of one, is no match, although parts resemble it', async () => {
  const [typo, base, one, digits] = await brief(
    number('RC0603FR-0719KL'),
    number('SN74LVC'),
    number('TL072'),
    number('RC0603FR-071'),
  )
  expect(typo).toEqual(['suggestion misspelling', null, 'misspelling RC0603FR-071KL', `misspelling ${mpn}`])
  expect(base?.[0]).toBe('nothing unknown_number')
  expect(one).toEqual(['suggestion base_number', null, 'base_number TL072CP'])
  expect(digits).toEqual(['several base_number', null, 'base_number RC0603FR-071KL', 'base_number RC0603FR-071ML'])
})

describe('a row without a number', () => {
  const r0603 = { designators: 'R1, R2', package: 'Resistor_SMD:R_0603_1608Metric' }
  it.each<[Row, string]>([
    [{ ...r0603, value: '10k 1%' }, 'RC0603FR-0710KL'],
    [{ ...r0603, value: '4k7' }, 'RC0603FR-074K7L'],
    [{ ...r0603, value: '22 K' }, 'RC0603FR-0722KL'],
    [{ ...r0603, value: '100' }, 'RC0603FR-07100RL'],
    [{ ...r0603, part_numbers: ['100'] }, 'RC0603FR-07100RL'],
    [{ designators: 'С1', value: '0,1 мкФ X5R', package: 'C0603' }, 'GRM0603R61C104K'],
    [{ description: 'RES SMD 10K OHM 5% 0603' }, 'RC0603FR-0710KL'],
    [{ designators: 'C1', value: '100n/16V/X7R', package: 'C0603' }, 'GRM0603R71C104K'],
    [{ designators: 'C1', value: '0.1uF 25V X5R', package: 'CAPC1608X90N' }, 'GRM0603R61C104K'],
    [{ description: 'CER CAP 4.7UF 25V X7R 0805' }, 'GRM0805R71C475K'],
  ])('%j is equivalent to %s', async (row, expected) => {
    const [match] = (await ask(row)).rows
    expect([match?.verdict, match?.reason, match?.goods?.part_number]).toEqual(['equivalent', 'value', expected])
  })

  it.each<[string, Row, string]>([
    ['another value', { ...r0603, value: '11k' }, 'unknown_value'],
    ['a value that does not exist', { designators: 'C1', value: '.7pF', package: '0402' }, 'unknown_value'],
    ['another kind', { designators: 'C1', value: '10k', package: '0603' }, 'unreadable'],
    ['another kind by its words', { ...r0603, value: '10k NTC' }, 'unknown_value'],
    ['another kind by its letter', { designators: 'L1', value: '10k', package: '0603' }, 'unreadable'],
    ['another package', { ...r0603, package: 'R_2512', value: '10k' }, 'unknown_value'],
    ['designators of two kinds', { ...r0603, designators: 'R1, RN1', value: '10k' }, 'several_kinds'],
    [
      'footprints of two kinds',
      { designators: 'R1, R2', value: '10k', package: 'Resistor_SMD:R_0603_1608Metric,R_Array_Concave_4x0603' },
      'several_kinds',
    ],
    [
      'a capacitor to be adjusted',
      { designators: 'C1', value: '100n', package: '0603', description: 'trimmer capacitor' },
      'unknown_value',
    ],
    ['a resistor of light', { ...r0603, value: '10k', description: 'LDR' }, 'unknown_value'],
    ['a capacitor array', { designators: 'C1', value: '100n', package: '0603', description: 'array' }, 'unreadable'],
    ['two packages', { ...r0603, package: '0603 / 0805', value: '10k' }, 'unknown_value'],
    ['no package', { designators: 'R1', value: '10k' }, 'no_package'],
    ['a tighter tolerance', { ...r0603, value: '10k 0.1%' }, 'unknown_value'],
    ['a higher voltage', { designators: 'C1', value: '100n 50V', package: '0603' }, 'unknown_value'],
    ['another dielectric', { designators: 'C1', value: '100n C0G', package: '0603' }, 'unknown_value'],
    ['nothing', {}, 'unreadable'],
    [
      'a header that the shop does not have',
      { designators: 'J1', value: '', package: 'PinHeader_1x04' },
      'unknown_value',
    ],
    ['a connector', { designators: 'J1', value: 'Conn_01x04', package: 'JST_EH_1x04' }, 'unknown_number'],
  ])('%s matches nothing', async (_, row, reason) => {
    expect(await brief(row)).toEqual([[`nothing ${reason}`, null]])
  })

  it('reports what differs', async () => {
    const [match] = (await ask({ designators: 'C1', value: '100n 16V', package: '0603' })).rows
    expect(match?.differences).toEqual([
      { aspect: 'parameter', parameter: 'voltage', requested: '16V', offered: '25 V' },
      {
        aspect: 'parameter',
        parameter: 'dielectric',
        requested: null,
        offered: expect.stringMatching(/^X[57]R$/) as string,
      },
    ])
    expect(match?.candidates).toHaveLength(1)
  })

  it('is a suggestion where the shop does not know a rating', async () => {
    const [row] = await brief({ ...r0603, value: '10k 1/10W' })
    expect(row).toEqual(['suggestion unverified_value', null, `unverified_value ${mpn}`])
  })

  it('is equivalent to a part that is out of stock too', async () => {
    const [match] = (await ask({ designators: 'R1', value: '22k', package: '0402' })).rows
    expect([match?.goods?.part_number, match?.goods?.stock]).toEqual([soldOut, 0])
  })
})

it('a type in the value is a suggestion beside an unknown number; a text that is nothing but a number counts as one', async () => {
  const rows = await brief(
    { value: mpn, part_numbers: ['SK310A-TP'] },
    { value: mpn, part_numbers: [`R_0603_${mpn}`] },
    { description: mpn, part_numbers: ['1498686'] },
    { value: mpn, package: 'PWRM-TH_MODULE', designators: 'U3' },
  )
  expect(rows.map(([verdict]) => verdict)).toEqual([
    'suggestion base_number',
    'exact same_number',
    'exact same_number',
    'suggestion other_package',
  ])
})

it('a row with an unknown number and a value has suggestions only; a distributor’s number does not count', async () => {
  const value = { designators: 'R1', value: '10k', package: '0603' }
  const [unknown, foreign] = await brief(
    { ...value, part_numbers: ['ERJ3EKF1002V'] },
    { ...value, part_numbers: ['C25804'] },
  )
  expect(unknown).toEqual(['suggestion value', null, `value ${mpn}`])
  expect(foreign?.slice(0, 2)).toEqual(['equivalent value', tapeId(mpn)])
})

it('neighbors of another kind or package are not offered', async () => {
  expect(
    await brief({ ...number('RC0603FR-0719KL'), package: '0805' }, { ...number('TL072'), designators: 'C1' }),
  ).toEqual([
    ['nothing unknown_number', null],
    ['nothing unknown_number', null],
  ])
})

it('a row that cannot be read is refused alone, with its field', async () => {
  const { rows, refused } = await ask(
    number(' '),
    { ...number(mpn), qty: 0 },
    number('x'.repeat(101)),
    number('---'),
    { ...number(`\0${mpn}\0`), qty: 20 },
    { value: 'x'.repeat(201) },
    { ...number(mpn), reference: 'x'.repeat(201) },
    { ...number(mpn), reference: 'x'.repeat(200) },
  )
  const verdicts = ['nothing', 'nothing', 'nothing', 'nothing', 'exact', 'nothing', 'nothing', 'exact']
  expect(rows.map(({ verdict }) => verdict)).toEqual(verdicts)
  expect(refused.map(({ index, code, data }) => [index, code, data.fields?.map(({ field }) => field)])).toEqual([
    [0, 400, ['part_numbers.0']],
    [1, 400, ['qty']],
    [2, 400, ['part_numbers.0']],
    [5, 400, ['value']],
    [6, 400, ['reference']],
  ])
})

it.each([
  ['no rows', []],
  ['501 rows', Array.from({ length: 501 }, () => number(mpn))],
])('%s are refused', async (_, parts) => {
  expect((await post(parts)).code).toBe(400)
})

it('five hundred rows take as many queries as five', async () => {
  const names: string[] = []
  const query = matcher.db.query.bind(matcher.db)
  const count = async (parts: Row[]) => {
    names.length = 0
    matcher.db.query = (...given) => {
      names.push(given[2] ?? '')
      return query(...given)
    }
    await ask(...parts)
    matcher.db.query = query
    return names.toSorted()
  }
  const rows: Row[] = [
    number(mpn),
    number('rc0603-fr0710kl'),
    number('RC0603FR-0719KL'),
    number('RC0603FR-07'),
    number('no such part'),
    { designators: 'R1', value: '10k', package: '0603' },
  ]
  await count(rows)
  const few = await count(rows)
  expect(few.length).toBeGreaterThan(0)
  const many = Array.from({ length: 500 }, (_, i): Row => ({
    ...rows[i % rows.length],
    ...(i < 250 ? {} : { manufacturer: `M${i}` }),
  }))
  expect(await count(many)).toEqual(few)
})

it('texts are in the language of the request', async () => {
  const { rows } = matchParts.data.parse((await post([number(mpn)], 'de')).data)
  expect(rows[0]?.goods?.parameters[0]?.name).toBe('Widerstand')
})
