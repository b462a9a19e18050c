import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { isFullScope } from '@partgate/schema/testing/scope.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { fillSmallCatalogue } from '../testing/small-catalogue.ts'
import { tapeId } from '../testing/small-parts.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const megabyte = 1024 * 1024
/** Requests for each round: a leak of 4 kB a request would show, in a short run one of 35 kB. */
const questions = isFullScope() ? 600 : 120
const rounds = isFullScope() ? 4 : 3

it('rounds of valid and invalid requests leave memory and timers unchanged', async () => {
  const shop = await openTestShop()
  await fillSmallCatalogue(shop.db)
  const goods = tapeId('RC0603FR-0710KL')
  const from = (n: number) => `10.1.${n % 200}.${n % 250}`
  const requests = [
    (n: number) => shop.request('GET', `/api/index/search?wd=rc06${n % 7}`),
    (n: number) => shop.request('GET', `/api/goods/goodsDetail?ids=${goods},${n}`),
    (n: number) => shop.request('GET', `/api/index/searchOption?keyword=r${n % 10}`),
    (n: number) => shop.request('GET', '/api/category/tree', { headers: { Lang: n % 2 ? 'de' : 'ar' } }),
    (n: number) => shop.request('GET', `/api/no-such-call/${n}`),
    (n: number) => shop.request('POST', '/api/cart/add', { body: { goods_id: 'x', cart_num: n }, from: from(n) }),
    (n: number) => shop.request('POST', '/api/user/login', { body: { email: `unknown${n}` }, from: from(n) }),
    (n: number) => shop.request('GET', '/api/user/profile/info', { headers: { authorization: `Bearer b${n}` } }),
  ]
  const round = async () => {
    for (let n = 0; n < questions; n += 1) await (await requests[n % requests.length]?.(n))?.text()
    collectGarbage()
    return {
      used: getHeapStatistics().used_heap_size,
      timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
    }
  }
  await round()
  const warm = await round()
  let last = warm
  for (let n = 2; n < rounds; n += 1) last = await round()
  await shop.close()
  expect((last.used - warm.used) / megabyte).toBeLessThan(4)
  expect(last.timers).toBeLessThanOrEqual(warm.timers + 2)
})
