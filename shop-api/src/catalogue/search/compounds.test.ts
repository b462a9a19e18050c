import { expect, it } from 'vitest'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

const { search } = useCatalogue((db) =>
  db.exec(`
    update parts set description = 'Class-D audio amplifier' where mpn = 'TL072CP';
    update parts set description = 'Class of drivers, D-latch' where mpn = 'NE555P';
    update parts set description = 'Regulator, TO-220-FP' where mpn = 'LTC3780EG#PBF'`),
)

it.each(['class-d', 'CLASS-D', 'class-d amplifier', 'amplifier class-d', 'amplifiers class-d'])(
  '%s finds the part with the word Class-D',
  async (wd) => {
    const { list } = await search({ wd, read: '0' })
    expect(list[0]?.part_number).toBe('TL072CP')
  },
)

it.each([
  ['class-d', ['TL072CP']],
  ['d-lat', ['NE555P']],
  ['d-latches', ['NE555P']],
  ['class-a', []],
  ['to220-fp', ['LTC3780EG#PBF']],
  ['TO220-FP regulator', ['LTC3780EG#PBF']],
])('%s finds only the parts that have the whole word: %j', async (wd, found) => {
  const { list } = await search({ wd, read: '0' })
  expect(list.map(({ part_number }) => part_number)).toEqual(found)
})
