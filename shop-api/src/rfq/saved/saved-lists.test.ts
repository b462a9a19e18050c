import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { type RfqClient, useRfqClient } from '../../../testing/rfq/use-rfq-client.ts'
import { tapeId } from '../../../testing/small-parts.ts'
import type { Queryable } from '#db/database.ts'

const { partsLists, partsList, savePartsList, deletePartsList } = contract.rfq
type Headers = Record<string, string>

let shop: TestShop
let client: RfqClient
useRfqClient((opened) => ({ shop, client } = opened))

const tape = tapeId('RC0603FR-0710KL')
const row = {
  kind: 'part',
  designators: 'R1-R4',
  value: '10k',
  package: '0603',
  description: 'Chip resistor',
  manufacturer: 'Yageo',
  numbers: [
    { meaning: 'manufacturer_part_number', number: 'RC0603FR-0710KL', company: 'Yageo' },
    { meaning: 'internal_part_number', number: 'INT-4711' },
  ],
  qty: 4,
  qty_state: 'designators',
  target_price: '0.0187',
  date_code: '2531+',
  note: 'Second source wanted',
  customer_part_no: '4711-B',
  cells: ['R1-R4', ' 10k ', '', '4'],
  goods_id: tape,
}
const list = {
  name: 'Amplifier, rev. B',
  boards: 25,
  attrition_percent: '2.5',
  layout: 'l'.repeat(22),
  file_name: 'amp.xlsx',
  header: ['Ref', 'Value', '', 'Qty'],
  rows: [row],
}

const ada = () => client.member('ada@example.com')
const save = (headers: Headers, changes: object = {}) =>
  shop.call('POST', savePartsList.path, { headers, body: { ...list, ...changes } })
const saveNew = async (headers: Headers, changes: object = {}) =>
  savePartsList.data.parse((await save(headers, changes)).data)
const readAny = (headers: Headers, id: string) => shop.call('GET', `${partsList.path}?id=${id}`, { headers })
const read = async (headers: Headers, id: string) => partsList.data.parse((await readAny(headers, id)).data)
const readLists = async (headers: Headers, query = '') =>
  partsLists.data.parse((await shop.call('GET', `${partsLists.path}${query}`, { headers })).data)
const remove = (headers: Headers, id: string) => shop.call('POST', deletePartsList.path, { headers, body: { id } })

describe('a saved parts list', () => {
  test('is read as it was saved, with its goods', async () => {
    const headers = await ada()
    const { id } = await saveNew(headers)
    const { rows, ...head } = await read(headers, id)
    expect(head).toMatchObject({
      version: 1,
      name: 'Amplifier, rev. B',
      boards: 25,
      attrition_percent: '2.50',
      layout: list.layout,
      file_name: 'amp.xlsx',
      header: ['Ref', 'Value', '', 'Qty'],
      row_count: 1,
    })
    expect(rows).toMatchObject([
      {
        ...row,
        numbers: [row.numbers[0], { ...row.numbers[1], company: '' }],
        target_price: '0.01870',
        is_selected: true,
        order_qty: null,
        required_qty: 110,
        goods: { goods_id: tape, part_number: 'RC0603FR-0710KL' },
        snapshot: { qty: 110 },
      },
    ])
  })

  test('shows the goods as they are now beside those of the last save', async () => {
    const headers = await ada()
    const { id, version } = await saveNew(headers)
    const before = (await read(headers, id)).rows[0]
    expect(before?.snapshot).toMatchObject({ stock: before?.goods?.stock, lifecycle: 'active' })
    await shop.db.query("update goods set stock = 7, price_breaks = '[[1, 900000]]' where id = $1", [tape])
    const after = (await read(headers, id)).rows[0]
    expect(after?.goods).toMatchObject({ stock: 7, prices: [{ unit_price: '9.00000' }] })
    expect(after?.snapshot).toEqual(before?.snapshot)

    await saveNew(headers, { id, version })
    expect((await read(headers, id)).rows[0]?.snapshot).toMatchObject({ stock: 7, unit_price: '9.00000' })
  })

  test('retains the snapshot of goods that are gone, also when it is saved again', async () => {
    const headers = await ada()
    const { id, version } = await saveNew(headers)
    const snapshot = (await read(headers, id)).rows[0]?.snapshot
    const gone = 2_000_000
    await shop.db.query('update parts_list_rows set goods_id = $1', [gone])
    expect((await read(headers, id)).rows).toMatchObject([{ goods_id: gone, goods: null, snapshot }])
    await saveNew(headers, { id, version, rows: [row, { ...row, goods_id: gone }] })
    expect((await read(headers, id)).rows).toMatchObject([
      { goods_id: tape },
      { goods_id: gone, goods: null, snapshot },
    ])
  })

  test('has the price of the quantity that the buyer typed', async () => {
    const headers = await ada()
    const { id } = await saveNew(headers, {
      rows: [
        { ...row, order_qty: 20 },
        { ...row, qty: null },
      ],
    })
    const { rows } = await read(headers, id)
    expect(rows.map(({ required_qty, snapshot }) => [required_qty, snapshot?.qty])).toEqual([
      [20, 20],
      [null, rows[1]?.goods?.minimum],
    ])
  })

  test('belongs to one member', async () => {
    const headers = await ada()
    const { id, version } = await saveNew(headers)
    const bob = await client.member('bob@example.com')
    expect((await readAny(bob, id)).code).toBe(codes.notFound)
    expect((await remove(bob, id)).code).toBe(codes.notFound)
    expect((await save(bob, { id, version, name: 'Mine' })).code).toBe(codes.notFound)
    expect((await readLists(bob)).list).toEqual([])
    expect((await read(headers, id)).name).toBe(list.name)
    expect((await readAny({}, id)).code).toBe(codes.sessionEnded)
  })

  test('that changed elsewhere is not replaced', async () => {
    const headers = await ada()
    const { id, version } = await saveNew(headers)
    expect((await saveNew(headers, { id, version, name: 'First' })).version).toBe(version + 1)
    expect(await save(headers, { id, version, name: 'Second', rows: [] })).toMatchObject({
      code: codes.changedElsewhere,
      message: expect.stringContaining('changed elsewhere'),
      data: { fields: [{ field: 'version' }] },
    })
    expect(await read(headers, id)).toMatchObject({ name: 'First', rows: [{ designators: 'R1-R4' }] })
    expect(await save(headers, { id })).toMatchObject({
      code: codes.invalidRequest,
      data: { fields: [{ field: 'version' }] },
    })
  })

  test('is deleted with its rows', async () => {
    const headers = await ada()
    const { id } = await saveNew(headers)
    expect((await remove(headers, id)).data).toEqual({ id })
    expect((await readAny(headers, id)).code).toBe(codes.notFound)
    expect(await client.count('parts_list_rows')).toBe(0)
  })

  test('is deleted with the account', async () => {
    await saveNew(await ada())
    await shop.db.exec('delete from users')
    expect(await client.count('parts_lists')).toBe(0)
  })

  test.for([
    [{ name: ' ' }, 'name', 'Enter a name for the list'],
    [{ name: 'x'.repeat(101) }, 'name', 'Enter at most 100 characters'],
    [{ boards: 0 }, 'boards', 'Enter a whole number of boards, from 1 to 1,000,000'],
    [{ attrition_percent: '100.01' }, 'attrition_percent', 'Enter a percentage from 0 to 100'],
    [{ rows: [row, { ...row, qty: 0.5 }] }, 'rows.1.qty', 'Enter a whole number of pieces'],
    [{ rows: Array.from({ length: 2_001 }, () => ({})) }, 'rows', 'Enter at most 2,000 entries'],
  ] as const)('with %j is refused at %s', async ([changes, field, sentence]) => {
    const { code, data } = await save(await ada(), changes)
    expect(code).toBe(codes.invalidRequest)
    expect(data).toMatchObject({ fields: [{ field, message: expect.stringContaining(sentence) }] })
  })
})

describe('the saved parts lists of a member', () => {
  test('are listed page by page, the last changed first', async () => {
    const headers = await ada()
    const saved = []
    for (const name of ['A', 'B', 'C']) saved.push(await saveNew(headers, { name }))
    const [a] = saved
    await saveNew(headers, { id: a?.id, version: a?.version, name: 'A2' })
    const first = await readLists(headers, '?limit=2')
    expect(first).toMatchObject({ total: 3, has_more: true, list: [{ name: 'A2', row_count: 1 }, { name: 'C' }] })
    const rest = await readLists(headers, `?limit=2&after=${first.list[1]?.cursor}`)
    expect(rest).toMatchObject({ has_more: false, list: [{ name: 'B' }] })
  })

  test('are at most 50', async () => {
    const headers = await ada()
    for (let saved = 0; saved < 50; saved++) await saveNew(headers, { rows: [] })
    expect(await save(headers)).toMatchObject({
      code: codes.accountLimit,
      message: expect.stringContaining('50 saved parts lists'),
    })
    const { total, list: listed } = await readLists(headers)
    expect(total).toBe(50)
    await saveNew(headers, { id: listed[0]?.id, version: 1 })
  })
})

/** Of transactions too. */
const listenToStatements = () => {
  const names: string[] = []
  const listen = (db: Queryable): Queryable => ({
    ...db,
    query: (text, values, name = text) => {
      names.push(name)
      return db.query(text, values, name)
    },
  })
  const { db } = shop
  const real = { ...db }
  Object.assign(db, listen(real), { tx: (work: Parameters<typeof real.tx>[0]) => real.tx((tx) => work(listen(tx))) })
  return () => {
    Object.assign(db, real)
    return names
  }
}

test('2,000 rows are saved and read with a few statements', async () => {
  const headers = await ada()
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    ...row,
    designators: `R${at}`,
    description: 'Thick film resistor, 1 %, 0.1 W '.repeat(10),
    goods_id: at % 2 ? tape : null,
  }))
  const listStatements = listenToStatements()
  const { id } = await saveNew(headers, { rows })
  const found = await read(headers, id)
  const statements = listStatements()
  expect(statements).toContain('rfq.insertPartsListRows')
  expect(statements.length).toBeLessThan(15)
  expect(found.rows.map(({ designators }) => designators)).toEqual(rows.map(({ designators }) => designators))
  expect(found.rows.filter(({ goods }) => goods !== null)).toHaveLength(1_000)
})
