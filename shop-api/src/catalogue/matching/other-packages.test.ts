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

it.each([
  ['DIL', 'suggestion base_number', 'DIP-8', []],
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
