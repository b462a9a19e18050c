import { describe, expect, it } from 'vitest'
import { listPossibleKinds, readKind } from './part-kind.ts'
import { readValue } from './row-value.ts'
import { formerNumber, tapeId } from '../../../testing/small-parts.ts'
import { type PartRow as Row, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const { ask, brief } = matcher
const mpn = 'RC0603FR-0710KL'
const number = (part_number: string) => ({ part_numbers: [part_number] })

it.each(['timer, clock generator', 'Real-time clock', 'PLL with VCO', '72MHz clock', 'for the EMI filter'])(
  'a chip whose number is in the value is found though the description says %s',
  async (description) => {
    const [row] = await brief({ designators: 'U1', value: 'NE555P', description })
    expect(row?.[0]).toBe('exact same_number')
  },
)

describe('a number that contradicts the rest of the row', () => {
  const capacitor = 'GRM0603R71C104K'
  it.each<[string, Row, string, string | undefined]>([
    ['in the value, of another package', { value: 'LM358DR', package: 'DIP-8' }, 'suggestion other_package', 'LM358DR'],
    ['of another chip size', { ...number(capacitor), package: '0805' }, 'suggestion other_package', capacitor],
    [
      'of another kind and package',
      { ...number('LM358DR'), manufacturer: 'TI', designators: 'Y1', package: 'SMD 3225' },
      'suggestion other_kind',
      'LM358DR',
    ],
    ['of another kind', { ...number(capacitor), designators: 'R1' }, 'suggestion other_kind', capacitor],
    [
      'in another packaging and size',
      { ...number('RC0603FR-1310KL'), package: '0805' },
      'nothing unknown_number',
      undefined,
    ],
    [
      'under a former number and in another size',
      { ...number(formerNumber.alias), package: '0805' },
      'nothing unknown_number',
      undefined,
    ],
    ['by its value', { designators: 'R1', value: '10k 0603', package: '0805' }, 'nothing unknown_value', undefined],
  ])('%s is no match', async (_, row, verdict, part) => {
    const [match] = (await ask(row)).rows
    expect([`${match?.verdict} ${match?.reason}`, match?.goods]).toEqual([verdict, null])
    expect(match?.candidates[0]?.goods.part_number).toBe(part)
  })

  it('is exact where only a name of a package differs, and the difference is reported', async () => {
    const [match] = (await ask({ ...number('LM358DR'), manufacturer: 'TI', package: 'VSON-8' })).rows
    expect([match?.verdict, match?.differences.map(({ aspect, offered }) => [aspect, offered])]).toEqual([
      'exact',
      [['package', 'SOIC-8']],
    ])
  })

  it.each(['DIP-8', 'TO-92', 'PWRM-TH_TP4056', 'Package_TO_SOT_THT:TO-220-3', '0603'])(
    'is a suggestion where the row has the package %s and the part is an SOIC-8',
    async (name) => {
      const [match] = (await ask({ ...number('LM358DR'), manufacturer: 'TI', package: name })).rows
      expect([match?.verdict, match?.goods, match?.candidates[0]?.goods.part_number]).toEqual([
        'suggestion',
        null,
        'LM358DR',
      ])
    },
  )

  it.each(['SO8', 'SOP-08', 'SOIC-8_3.9x4.9mm_P1.27mm', 'SO-8W'])(
    'the package name %s is no difference to SOIC-8 where the number is that of the part',
    async (name) => {
      const [match] = (await ask({ ...number('LM358DR'), manufacturer: 'TI', package: name })).rows
      expect([match?.verdict, match?.differences]).toEqual(['exact', []])
    },
  )
  it.each(['SO14', 'TSSOP-8', 'SON-8'])('the package name %s is a difference to SOIC-8', async (name) => {
    const [match] = (await ask({ ...number('LM358DR'), manufacturer: 'TI', package: name })).rows
    expect(match?.differences.map(({ aspect }) => aspect)).toEqual(['package'])
  })

  it.each<[string, string]>([
    ['single supply, DIP', 'suggestion other_package'],
    ['op amp THT', 'suggestion other_package'],
    ['op amp, through-hole', 'suggestion other_package'],
    ['op amp SMD', 'exact same_number'],
    ['op amp, surface mount', 'exact same_number'],
    ['SMD or through-hole', 'exact same_number'],
    ['no THT', 'exact same_number'],
    ['behind the DIP switch', 'exact same_number'],
    ['TSSOP-8', 'exact same_number'],
  ])('LM358DR, an SOIC-8, described as %s is %s', async (words, expected) => {
    for (const description of [words, `LM358DR ${words}`])
      expect((await brief({ ...number('LM358DR'), manufacturer: 'TI', description }))[0]?.[0]).toBe(expected)
  })

  it('is exact for the words of its mounting where the package has a cell of its own', async () => {
    const row = { ...number('LM358DR'), manufacturer: 'TI', package: 'SOIC-8', description: 'replaces the THT part' }
    expect((await brief(row))[0]?.[0]).toBe('exact same_number')
  })

  it.each<[string[], string]>([
    [['LM358AN+', '595-LM358DR'], 'suggestion distributor_number'],
    [['595-LM358DR', 'LM358DR-B'], 'exact distributor_number'],
    [['LM358DT', '595-LM358DR'], 'exact distributor_number'],
    [['LM358D/NOPB', '595-LM358DR'], 'exact distributor_number'],
    [['595-LM358DR', '17T5136'], 'exact distributor_number'],
    [['595-LM358DR', 'A-2246'], 'exact distributor_number'],
    [['595-LM358DR', '100mA/5V'], 'exact distributor_number'],
  ])('with the numbers %j, the distributor’s makes: %s', async (part_numbers, expected) => {
    expect((await brief({ part_numbers, manufacturer: 'TI' }))[0]?.[0]).toBe(expected)
  })

  it.each<[string, string]>([
    ['UNO R3 board with NE555P', 'suggestion same_number'],
    ['Timer kit (NE555P)', 'suggestion same_number'],
    ['NE555P timer module', 'suggestion same_number'],
    ['module for timing', 'exact same_number'],
    ['on-board timer NE555P', 'exact same_number'],
    ['NE555P for the main board', 'exact same_number'],
    ['timer board', 'exact same_number'],
  ])('NE555P beside %s is: %s', async (description, expected) => {
    expect((await brief({ ...number('NE555P'), description }))[0]?.[0]).toBe(expected)
  })

  it.each<[string, Row, unknown[]]>([
    ['value', { ...number(mpn), value: '4k7', package: '0603', designators: 'R1' }, [['resistance', '4k7', '10 kΩ']]],
    ['rating', { ...number(mpn), value: '10k 0.1%', designators: 'R1' }, [['tolerance', '0.1%', '±1 %']]],
    [
      'value in the description',
      { ...number(mpn), description: 'RES 4.7K OHM 0603' },
      [['resistance', '4.7KΩ', '10 kΩ']],
    ],
  ])('is exact where only a %s differs, and the difference is reported', async (_, row, differences) => {
    const [match] = (await ask(row)).rows
    expect(match?.verdict).toBe('exact')
    expect(match?.differences.map(({ parameter, requested, offered }) => [parameter, requested, offered])).toEqual(
      differences,
    )
  })

  it.each<[string, Row]>([
    ['states the value and better ratings', { ...number(mpn), value: '10k 5%', designators: 'R1', package: '0603' }],
    ['states a value of another kind of part', { ...number('LM358DR'), manufacturer: 'TI', value: '10k' }],
  ])('differs in nothing where the row %s', async (_, row) => {
    const [match] = (await ask(row)).rows
    expect([match?.verdict, match?.differences]).toEqual(['exact', []])
  })

  it('gives way to parts of the row’s package that begin with it', async () => {
    await matcher.db.query("update parts set mpn = 'NE555', package = 'DIP-8' where mpn = 'NE555P'")
    await matcher.db.query("update parts set mpn = 'NE555DR' where mpn = 'LM317T'")
    const [row] = await brief({ value: 'NE555', package: 'SOIC-8' })
    expect(row?.slice(0, 2)).toEqual(['suggestion base_number', null])
    expect(row?.[2]).toMatch(/^base_number /)
  })
})

it.each<[string, Row, string]>([
  ['a transistor', { designators: 'Q1', value: 'BC847', description: 'NPN clock driver' }, ''],
  ['a crystal', { designators: 'Y1', value: '16MHz', package: '3225', description: 'MCU clock' }, 'crystal'],
  ['a clock chip', { designators: 'Y1', value: 'SI5351', description: 'Clock generator' }, ''],
  ['a protecting diode', { designators: 'D1', value: 'PESD5V0', description: 'ESD protection' }, ''],
])('%s may have numbers of all kinds, or of the one that it names', (_, row, expected) => {
  const texts = { value: '', package: '', description: '', designators: '', ...row }
  const names = listPossibleKinds(texts, readKind(texts).kind).map(({ name }) => name)
  expect(expected === '' ? names : [names.includes(expected)]).toEqual(expected === '' ? [] : [true])
})

it('a value that the description contradicts is only a suggestion', async () => {
  const row = { designators: 'R1', value: '10k', package: '0603' }
  const rows = await brief({ ...row, description: '4.99k thin film' }, { ...row, description: 'RES 10.0K OHM 1%' })
  expect(rows.map(([verdict]) => verdict)).toEqual(['suggestion value', 'equivalent value'])
})

it.each([
  ['600R', 'FERRITE BEAD 0.15 OHM DCR 600R 100MHz', undefined],
  ['600R', 'FERRITE BEAD 0.15 OHM DCR 120R 100MHz', true],
  ['600R', 'FERRITE BEAD, DCR 0.1R', undefined],
])('a bead of %s is contradicted by %s: %s', (value, description, expected) => {
  const texts = { designators: 'FB1', value, package: '0603', description }
  const { kind } = readKind(texts)
  expect(kind && readValue(texts, kind)?.isContradicted).toBe(expected)
})

it('the impedance of a bead is not its resistance', () => {
  const texts = { designators: 'FB1', value: '', package: '', description: 'FERRITE BEAD 0.15 OHM DCR 600R 100MHz' }
  const { kind } = readKind(texts)
  expect(kind && readValue(texts, kind)?.min).toBe(600)
})

it('a cell of numbers may state a value', async () => {
  const rows = await brief(number('10k 0603'), { ...number('10k'), package: '0603' }, number('10k'))
  expect(rows.map(([verdict, goods]) => [verdict, goods])).toEqual([
    ['equivalent value', tapeId(mpn)],
    ['equivalent value', tapeId(mpn)],
    ['nothing no_package', null],
  ])
})

it.each(['C_0603', 'C0603'])('a description %s is a package and no number', async (description) => {
  await matcher.db.query("update parts set mpn = 'C0603C102J3RACTU' where mpn = 'RC0603FR-071ML'")
  expect(await brief({ designators: 'C1', package: '0603', description })).toEqual([['nothing unreadable', null]])
})

it('a value that repeats the package is none', async () => {
  expect(await brief({ designators: 'R1', value: '0402', package: '0402' })).toEqual([['nothing unreadable', null]])
})
