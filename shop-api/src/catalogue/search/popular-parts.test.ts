import { beforeAll, expect, it } from 'vitest'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const catalogue = useCatalogue()
const texts = [
  '0402',
  'resistor film',
  'M358',
  'SN74LVC1G0',
  'capacitor X7R',
  'RC0603FR-0719KL',
  'amplifier',
  'GRM0402R71C102K',
]
const find = () => Promise.all(texts.map((wd) => catalogue.search({ wd, limit: '60' })))
let before: Awaited<ReturnType<typeof find>>

beforeAll(async () => {
  before = await find()
  await catalogue.db.exec('update parts set is_popular = true where id % 2 = 0')
})

it('a search finds the same parts, each once, whether or not some of them have indexes of their own', async () => {
  expect(before.some(({ total }) => total > 1)).toBe(true)
  expect(await find()).toEqual(before)
})
