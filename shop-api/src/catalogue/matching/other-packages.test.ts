import { beforeAll, expect, it } from 'vitest'
import { usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const packages = {
  SN74LVC1G00DBVR: 'SOT-23-5',
  SN74LVC1G04DBVR: 'SOT-23',
  SN74HC595PWR: 'TSSOP-8',
  SN74HC04D: 'MSOP-8',
  LM317T: 'TO-220F-3',
  NE555P: 'DIP-8',
  TL072CP: 'TO-92-3',
  SN74HC00N: 'HSOP-8',
}
beforeAll(async () => {
  for (const [mpn, name] of Object.entries(packages))
    await matcher.db.query('update parts set package = $1 where mpn = $2', [name, mpn])
  await matcher.db.query("update parts set mpn = 'NE555DR', popularity = 2000 where mpn = 'ASV-18.432MHZ-LR-T'")
})

const ask = async (part: keyof typeof packages, name: string) => {
  const [match] = (await matcher.ask({ part_numbers: [part], package: name })).rows
  return [match?.verdict, match?.differences.map(({ aspect }) => aspect)]
}

it.each<[keyof typeof packages, string]>([
  ['SN74LVC1G00DBVR', 'SOT-23'],
  ['SN74LVC1G00DBVR', 'SOT23'],
  ['SN74LVC1G00DBVR', 'Package_TO_SOT_SMD:SOT-23'],
  ['SN74HC04D', 'TSSOP-8'],
  ['SN74HC00N', 'SOIC-8'],
  ['LM317T', 'TO-220-3'],
])('a part %s is found for the package name %s, which is reported', async (part, name) => {
  expect(await ask(part, name)).toEqual(['exact', ['package']])
})

it.each<[keyof typeof packages, string]>([
  ['SN74LVC1G00DBVR', 'SOT-23-3'],
  ['TL072CP', 'SOT-23'],
  ['SN74HC595PWR', 'SOIC-8'],
])('a part %s is a suggestion for the package name %s', async (part, name) => {
  expect(await ask(part, name)).toEqual(['suggestion', []])
})

it.each<[keyof typeof packages, string, string]>([
  ['TL072CP', 'TL072CP SOT-23', 'suggestion other_package'],
  ['TL072CP', 'op amp, SOIC-8', 'suggestion other_package'],
  ['TL072CP', 'op amp, TO-220F-3', 'exact same_number'],
  ['SN74HC04D', 'SN74HC04D DIP-8', 'suggestion other_package'],
  ['SN74HC04D', 'DIP-8 or MSOP-8', 'exact same_number'],
  ['SN74HC04D', 'DIP-8 or SOIC-8', 'exact same_number'],
  ['SN74HC04D', 'in SOIC-8', 'exact same_number'],
])('%s is in another package than its description %s: %s', async (part, description, expected) => {
  const [match] = (await matcher.ask({ part_numbers: [part], description })).rows
  expect(`${match?.verdict} ${match?.reason}`).toBe(expected)
})

it.each([
  ['DIL', 'suggestion base_number', 'DIP-8', []],
  ['DIP', 'suggestion base_number', 'DIP-8', []],
  ['SOIC', 'suggestion base_number', 'SOIC-8', []],
  ['TSSOP-8', 'suggestion other_package', 'SOIC-8', ['TSSOP-8']],
  ['QFN', 'suggestion other_package', 'SOIC-8', ['QFN']],
])(
  'of the parts of NE555 in %s, those in this package come first, or the other package is reported',
  async (name, expected, offered, requested) => {
    for (const row of [{ part_numbers: ['NE555'], package: name }, { part_numbers: [`NE555 ${name}`] }]) {
      const [match] = (await matcher.ask(row)).rows
      const [first] = match?.candidates ?? []
      const differences = first?.differences.filter(({ aspect }) => aspect === 'package') ?? []
      expect([`${match?.verdict} ${match?.reason}`, first?.goods.package_name]).toEqual([expected, offered])
      expect(differences.map((each) => each.requested?.trim())).toEqual(requested)
    }
  },
)

it.each<[string, string, string]>([
  ['NE555 DIP timer', 'suggestion base_number', 'DIP-8'],
  ['timer (SOIC)', 'suggestion base_number', 'SOIC-8'],
  ['NE555 QFN timer', 'suggestion other_package', 'SOIC-8'],
  ['timer, DIP or SOIC', 'several base_number', 'SOIC-8'],
  ['timer with DIP switch', 'several base_number', 'SOIC-8'],
])('NE555, described as %s, is: %s', async (description, expected, offered) => {
  const [match] = (await matcher.ask({ part_numbers: ['NE555'], description })).rows
  expect([`${match?.verdict} ${match?.reason}`, match?.candidates[0]?.goods.package_name]).toEqual([expected, offered])
})

it('no other package is offered as one of several for a number that ends in the code of its package', async () => {
  await matcher.db.query("update parts set mpn = 'SN74LS138NSR' where mpn = 'RC0402FR-071ML'")
  await matcher.db.query("update parts set mpn = 'SN74LS138NSRG4' where mpn = 'RC0603FR-071ML'")
  const [code, base] = (await matcher.ask({ part_numbers: ['74LS138N'] }, { part_numbers: ['74LS138'] })).rows
  expect([`${code?.verdict} ${code?.reason}`, `${base?.verdict} ${base?.reason}`]).toEqual([
    'suggestion other_package',
    'several base_number',
  ])
})
