import { catalogue as contract } from '@partgate/schema/shop-api/catalogue.ts'
import { expect, it } from 'vitest'
import { tapeId } from '../../../testing/small-parts.ts'
import { useCatalogue } from '../../../testing/use-catalogue.ts'

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

it('an id that is larger than any of the database finds nothing', async () => {
  const { code, data } = await catalogue.get('/api/goods/goodsDetail?ids=2147483648,9999999999')
  expect([code, data]).toEqual([200, []])
})
