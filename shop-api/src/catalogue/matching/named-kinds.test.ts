import { beforeAll, expect, it } from 'vitest'
import { type PartRow, usePartMatcher } from '../../../testing/use-part-matcher.ts'

const matcher = usePartMatcher()
const [crystals, oscillators, fuses, resettable] = [21, 22, 23, 24]
const crystal = 'ASV-18.432MHZ-LR-T'
const oscillator = 'LTC3780EG#PBF'
const fuse = 'NE555P'

beforeAll(async () => {
  const rows = Object.entries({
    crystals,
    'crystal-oscillators': oscillators,
    'chip-fuses': fuses,
    'resettable-fuses': resettable,
  })
  for (const [slug, id] of rows) {
    await matcher.db.query("insert into categories (id, slug, icon, sort, part_count) values ($1, $2, 'chip', $1, 1)", [
      id,
      slug,
    ])
    await matcher.db.query("insert into texts (kind, id, lang, body) values ('category', $1, 'en', $2)", [
      id,
      JSON.stringify({ name: `The ${slug}` }),
    ])
  }
  const move = (mpn: string, id: number) =>
    matcher.db.query('update parts set category_id = $1 where mpn = $2', [id, mpn])
  await move(crystal, crystals)
  await move(oscillator, oscillators)
  await move(fuse, fuses)
})

const listOtherKinds = async (mpn: string, row: PartRow) => {
  const [match] = (await matcher.ask({ part_numbers: [mpn], ...row })).rows
  const others = match?.differences.filter(({ aspect }) => aspect === 'category') ?? []
  return [match?.verdict, ...others.map(({ requested, offered }) => `${offered} for ${requested}`)]
}

it.each<[string, string, PartRow, string, string]>([
  ['TCXO', crystal, { designators: 'Y1', description: 'TCXO 18.432 MHz' }, 'The crystals', 'TCXO'],
  ['an oscillator', crystal, { designators: 'X1', value: 'oscillator' }, 'The crystals', 'oscillator'],
  ['a crystal oscillator', crystal, { description: 'Crystal oscillator' }, 'The crystals', 'oscillator'],
  ['an oscillator in German', crystal, { description: 'Quarzoszillator 3,3 V' }, 'The crystals', 'Quarzoszillator'],
  ['an oscillator in French', crystal, { description: 'oscillateur à quartz' }, 'The crystals', 'oscillateur'],
  ['an oscillator in Russian', crystal, { value: 'Кварцевый генератор' }, 'The crystals', 'генератор'],
  ['an oscillator in Japanese', crystal, { description: '水晶発振器' }, 'The crystals', '水晶発振器'],
  ['XO', crystal, { value: 'XO 18.432MHz' }, 'The crystals', 'XO'],
  ['有源晶振', crystal, { designators: 'Y1', description: '有源晶振' }, 'The crystals', '有源晶振'],
  ['a crystal', oscillator, { designators: 'Y1', description: 'Quartz 16 MHz' }, 'The crystal-oscillators', 'Quartz'],
  ['a resettable fuse', fuse, { designators: 'F1', description: 'PPTC 500mA' }, 'The chip-fuses', 'PPTC'],
])(
  'a line with %s in words and the number of another part is exact, and says so',
  async (_, mpn, row, offered, word) => {
    expect(await listOtherKinds(mpn, row)).toEqual(['exact', `${offered} for ${word}`])
  },
)

it.each<[string, string, PartRow]>([
  ['names the category', crystal, { designators: 'Y1', description: 'Crystal 18.432MHz' }],
  ['names two categories', crystal, { description: 'oscillator crystal 18.432MHz' }],
  ['names the category in Chinese', oscillator, { designators: 'Y1', description: '贴片晶振' }],
  ['says what the part is for', crystal, { designators: 'Y1', description: 'Crystal for TCXO test' }],
  ['names the use of a resistor', 'RC0603FR-0710KL', { designators: 'R1', description: 'temp sensor bias' }],
  ['names a thermistor in the circuit', 'RC0603FR-0710KL', { designators: 'R1', description: 'NTC bias' }],
  ['says that a circuit is adjustable', 'RC0603FR-0710KL', { designators: 'R1', description: 'Vout adjustable' }],
  ['has the footprint of a crystal', oscillator, { designators: 'Y1', package: 'Crystal:Crystal_SMD_3225-4Pin' }],
  ['has no words', crystal, { designators: 'Y1', value: '18.432MHz' }],
  ['names the part of an integrated circuit', 'LM358DR', { manufacturer: 'TI', description: 'driver for LED' }],
])('a line that %s does not differ in category', async (_, mpn, row) => {
  expect(await listOtherKinds(mpn, row)).toEqual(['exact'])
})
