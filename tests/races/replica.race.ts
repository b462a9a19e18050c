import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { findFreePort } from '@partgate/schema/testing/free-port.ts'
import { endpointsThatMayLag } from '../../shop-api/src/http/reads-that-may-lag.ts'
import { fillGuestCart, placeOrder } from '../../shop-api/testing/races/buyer.ts'
import { insertRaceMember } from '../../shop-api/testing/races/member.ts'
import { countStock } from '../../shop-api/testing/races/stack.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import type { Case } from '../contract/case.ts'
import { cases } from '../contract/cases.ts'
import { requestData, requestEnvelope as send } from '../contract/shop-client.ts'
import { inherited } from '../../tools/env.ts'
import { useReplica } from './use-replica.ts'

const { databases, pauseReplica, openReads, openShop } = useReplica()

/** For tests in which the replica stays in use however far it is behind. */
const anyLag = { maxLagMs: 600_000 }
const goodsId = 10
const { catalogue, cart, orders, account, site } = contract

const casesOf = new Map<string, Record<string, Case>>(Object.entries(cases))
const lagging = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints)
    .filter(([, endpoint]) => endpointsThatMayLag.has(endpoint))
    .map(([name, endpoint]) => ({ name: `${domain}.${name}`, endpoint, example: casesOf.get(domain)?.[name] })),
)

describe('a shop with a replica', () => {
  it('reads the catalogue from the replica and what belongs to a person from the primary', async () => {
    const { reads } = await openReads(anyLag)
    const url = await openShop(reads)
    const { db } = databases()
    const readStock = async (cacheControl = '') => {
      const response = await fetch(`${url}${catalogue.goodsDetail.path}?ids=${goodsId}`, {
        headers: { 'Cache-Control': cacheControl },
      })
      return catalogue.goodsDetail.data.parse(Object(await response.json()).data)[0]?.stock
    }
    const stock = await readStock()
    await pauseReplica()
    await countStock(db, goodsId, 70)
    await db.exec(`update texts set body = body || '{"title": "New news"}' where kind = 'news'`)

    expect(await readStock()).toBe(stock)
    expect(await readStock('no-cache')).toBe(70)
    const { list: articles } = await requestData(url, site.news)
    expect(articles.map(({ title }) => title)).toEqual(['Old news'])

    const guest = await fillGuestCart({ url }, [{ goods_id: goodsId, cart_num: 20 }])
    const cartToken = guest.cartToken ?? ''
    const { list } = await requestData(url, cart.lists, { cartToken })
    expect(list.map(({ cart_num, goods }) => [cart_num, goods.stock])).toEqual([[20, 70]])

    const member = await insertRaceMember(db, 'ada@example.com')
    const { order } = await placeOrder({ url }, { goods_id: goodsId, cart_num: 30 }, member)
    const bearer = member.bearer ?? ''
    expect((await requestData(url, account.profileInfo, { bearer })).email).toBe('ada@example.com')
    const own = await requestData(url, orders.list, { bearer })
    expect(own.list.map(({ order_no }) => order_no)).toEqual([order.order_no])
    expect((await requestData(url, orders.detail, { bearer, params: { id: order.order_no } })).status).toBe('unpaid')
    expect([await readStock(), await readStock('no-cache')]).toEqual([stock, 40])
  })

  it('serves every endpoint that may lag from the replica alone', async () => {
    const { reads } = await openReads(anyLag)
    const url = await openShop(reads)
    const { db } = databases()
    await pauseReplica()
    const rename = (from: string, to: string) => db.exec(`alter schema ${from} rename to ${to}`)
    await rename('public', 'unreadable')
    onTestFinished(() => rename('unreadable', 'public'))
    expect((await send(url, cart.lists, { cartToken: 'c'.repeat(43) })).status).toBe(500)
    for (const { name, endpoint, example } of lagging) {
      const { status, code } = await send(url, endpoint, await example?.(url))
      expect({ name, status, code }).toEqual({ name, status: 200, code: codes.ok })
    }
  })

  it('writes nothing through the reads that may lag, on the replica or on the primary', async () => {
    const { reads, isOnReplica } = await openReads(anyLag)
    const write = 'update goods set stock = 0 where id = $1'
    expect(await isOnReplica()).toBe(true)
    await expect(reads.query(write, [goodsId])).rejects.toThrow('read-only')
    await expect(reads.tx((tx) => tx.query(write, [goodsId]))).rejects.toThrow('can only use query')
    const onPrimary = await openReads(anyLag, databases().primary.url)
    expect(await onPrimary.isOnReplica()).toBe(false)
    await expect(onPrimary.reads.query(write, [goodsId])).rejects.toThrow('read-only')
  })
})

describe('a replica', () => {
  it('serves the shop as it is started by its settings', async () => {
    const { primary, replica } = databases()
    const dataDir = await mkdtemp(join(tmpdir(), 'partgate-replica-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const child = spawn(process.execPath, [fileURLToPath(new URL('../../shop-api/src/main.ts', import.meta.url))], {
      env: {
        ...inherited,
        DATA_DIR: dataDir,
        DATABASE_URL: primary.url,
        DATABASE_REPLICA_URL: replica.url,
        SHOP_API_PORT: `${await findFreePort()}`,
        PAYPAL_SIMULATOR_PORT: `${await findFreePort()}`,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'close')
    let output = ''
    child.stdout.on('data', (bytes) => (output += String(bytes)))
    await Promise.race([waitUntil(() => output.includes('the replica serves'), 'the replica to serve'), ended])
    await Promise.race([waitUntil(() => output.includes('staff commands are accepted'), 'the shop to start'), ended])
    child.kill('SIGTERM')
    expect(await ended, output).toEqual([0, null])
  })

  const serving = expect.stringContaining('the replica serves reads that may lag')
  const leftOut = (reason: string) => expect.stringMatching(new RegExp(`${reason}.*the primary serves all reads`))

  it('is left out while it lags, with one log line, and serves again once it has caught up', async () => {
    const { reads, lines, isOnReplica } = await openReads({ maxLagMs: 300, leftOutMs: 1_000 })
    await waitUntil(isOnReplica, 'the replica to serve')
    const { resume } = await pauseReplica()
    await databases().db.exec("insert into meta (key, value) values ('later', '{}')")
    await waitUntil(async () => !(await isOnReplica()), 'the primary to serve')
    const before = lines.length
    const later = await Promise.all(
      Array.from({ length: 50 }, () => reads.query("select from meta where key = 'later'")),
    )
    expect(later.every((rows) => rows.length === 1)).toBe(true)
    expect(lines).toHaveLength(before)
    expect(lines.at(-1)).toEqual(leftOut('300 ms behind'))
    await resume()
    await waitUntil(isOnReplica, 'the replica to serve again')
    expect(lines.at(-1)).toEqual(serving)
  })

  it('that stops fails no read, and serves again after a start', async () => {
    const { reads, lines, isOnReplica } = await openReads({ ...anyLag, leftOutMs: 0 })
    const { replica } = databases()
    expect(await isOnReplica()).toBe(true)
    const readAll = () => Promise.all(Array.from({ length: 30 }, () => reads.query('select from goods')))
    const [during] = await Promise.all([readAll(), replica.stop()])
    const after = await readAll()
    expect([...during, ...after].every((rows) => rows.length > 0)).toBe(true)
    await waitUntil(() => lines.length === 2, 'the log')
    replica.start()
    await waitUntil(isOnReplica, 'the replica to serve again')
    expect(lines).toEqual([serving, leftOut(''), serving])
  })

  it.each([
    ['the primary itself', () => databases().primary.url],
    ['another database of the server', () => databases().replica.url.replace(/postgres$/, 'template1')],
  ])('that is %s is left out', async (_, url) => {
    const { lines, isOnReplica } = await openReads(anyLag, url())
    expect(await isOnReplica()).toBe(false)
    expect(lines).toEqual([leftOut('it is no replica of DATABASE_URL')])
  })

  it('that does not respond at the start is left out', async () => {
    const { lines, isOnReplica } = await openReads(anyLag, 'postgres://postgres:hidden@127.0.0.1:1/postgres')
    expect(await isOnReplica()).toBe(false)
    expect(lines).toEqual([leftOut('ECONNREFUSED')])
    expect(lines.join()).not.toContain('hidden')
  })
})
