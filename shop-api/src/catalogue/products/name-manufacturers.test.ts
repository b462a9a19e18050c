import { catalogue as contract } from '@partgate/schema/shop-api/catalogue.ts'
import { expect, it } from 'vitest'
import { tapeId } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'
import { nameManufacturers } from './name-manufacturers.ts'

const catalogue = useCatalogue()

const mpn = 'RC0603FR-0710KL'

const loadNames = async () => {
  const { list } = await catalogue.search({ wd: mpn })
  const { data } = await catalogue.get(`/api/goods/goodsDetail?ids=${tapeId(mpn)}`)
  return [list[0]?.brand_name, contract.goodsDetail.data.parse(data)[0]?.brand_name]
}

it('a part of a manufacturer that was added since the last request has its name in lists and on its page', async () => {
  expect(await loadNames()).toEqual(['Yageo', 'Yageo'])
  await catalogue.db.exec(`
    insert into manufacturers (id, slug, name, country) values (900, 'added-later', 'Added Later', 'TW');
    update parts set manufacturer_id = 900 where mpn = '${mpn}'`)
  expect(await loadNames()).toEqual(['Added Later', 'Added Later'])
})

it('names are read once, and once again for a new manufacturer', async () => {
  let reads = 0
  const query: typeof catalogue.db.query = (...statement) => ((reads += 1), catalogue.db.query(...statement))
  const db = { ...catalogue.db, query }
  const name = async (id: number) => (await nameManufacturers(db, [{ manufacturer_id: id }]))[0]?.manufacturer
  expect([await name(1), await name(1), reads]).toEqual(['Yageo', 'Yageo', 1])
  await catalogue.db.exec("insert into manufacturers (id, slug, name, country) values (901, 'newest', 'Newest', 'TW')")
  expect(await Promise.all([name(901), name(901)])).toEqual(['Newest', 'Newest'])
  expect([await name(901), await name(1), reads]).toEqual(['Newest', 'Yageo', 2])
})

it('an id that is larger than any of the database finds nothing', async () => {
  const { code, data } = await catalogue.get('/api/goods/goodsDetail?ids=2147483648,9999999999')
  expect([code, data]).toEqual([200, []])
})
