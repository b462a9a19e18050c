import { maxStoredCorrections } from '@partgate/schema/limits.ts'
import { writeXlsx } from 'hucre'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { type RfqClient, useRfqClient } from '../../../testing/rfq/use-rfq-client.ts'
import { findCorrections, fitCorrections, storeCorrections } from './corrections.ts'

const { readList } = contract.rfq
type Headers = Record<string, string>

let shop: TestShop
let client: RfqClient
useRfqClient((opened) => ({ shop, client } = opened))

const header = 'MPN,Qty,Spare'
const [first, second] = [`${header}\nLM358DR,1,10\n`, `${header}\nNE555P,2,20\n`]
const columns = [
  { column: 1, meaning: 'ignored' },
  { column: 2, meaning: 'quantity' },
]
const read = async (headers: Headers, body: object) =>
  readList.data.parse((await shop.call('POST', readList.path, { headers, body })).data)
const summarize = ({ is_corrected, rows }: Awaited<ReturnType<typeof read>>) => [is_corrected, rows[0]?.qty]

describe('the corrections of a member', () => {
  test('apply to the next list of the layout, and not on request', async () => {
    const ada = await client.member('ada@example.com')
    expect(summarize(await read(ada, { text: first }))).toEqual([false, 1])
    expect(summarize(await read(ada, { text: first, columns }))).toEqual([false, 10])
    expect(summarize(await read(ada, { text: second }))).toEqual([true, 20])
    expect(summarize(await read(ada, { text: second, ignore_corrections: true }))).toEqual([false, 2])
    expect(summarize(await read(ada, { text: second.replace('Spare', 'Total') }))).toEqual([false, 2])
  })

  test('are forgotten when a list is read without them', async () => {
    const [ada, bob] = [await client.member('ada@example.com'), await client.member('bob@example.com')]
    const other = first.replace('Spare', 'Total')
    for (const [headers, text] of [
      [ada, first],
      [ada, other],
      [bob, first],
    ] as const)
      await read(headers, { text, columns })
    await read(ada, { text: second, ignore_corrections: true })
    expect(summarize(await read(ada, { text: second }))).toEqual([false, 2])
    expect(summarize(await read(ada, { text: other }))).toEqual([true, 10])
    expect(summarize(await read(bob, { text: second }))).toEqual([true, 20])
  })

  test('of the header row apply too, because corrections do not change the layout', async () => {
    const ada = await client.member('ada@example.com')
    const asRead = await read(ada, { text: first })
    const corrected = await read(ada, { text: first, header_row: 0, columns })
    expect(corrected.layout).toBe(asRead.layout)
    expect(await read(ada, { text: second })).toMatchObject({ is_corrected: true, header_row: null })
  })

  test('apply to a list with its header in another row, if they were sent with the row that the shop finds', async () => {
    const ada = await client.member('ada@example.com')
    await read(ada, { text: first, header_row: 1, columns })
    expect(await read(ada, { text: `Board rev C,,\nby Ada,,\n${second}` })).toMatchObject({
      is_corrected: true,
      header_row: 3,
      rows: [{ qty: 20 }],
    })
  })

  test('are replaced by later ones', async () => {
    const ada = await client.member('ada@example.com')
    await read(ada, { text: first, columns })
    await read(ada, { text: first, columns: [{ column: 2, meaning: 'note' }] })
    expect(summarize(await read(ada, { text: second }))).toEqual([true, 2])
  })

  test('do not apply to other members and guests', async () => {
    await read(await client.member('ada@example.com'), { text: first, columns })
    await read({}, { text: first, columns })
    expect(summarize(await read(await client.member('bob@example.com'), { text: second }))).toEqual([false, 2])
    expect(summarize(await read({}, { text: second }))).toEqual([false, 2])
    expect(await client.count('parts_list_corrections')).toBe(1)
  })

  test('that leave no part are neither stored nor applied', async () => {
    const ada = await client.member('ada@example.com')
    await read(ada, { text: first, header_row: 2 })
    expect(await client.count('parts_list_corrections')).toBe(0)
    await read(ada, { text: `${first}LM393DR,1,1\nLM324DR,1,1\n`, header_row: 3 })
    expect(summarize(await read(ada, { text: second }))).toEqual([false, 2])
  })

  test('are refused for a sheet, a header row or a column that the list does not have', async () => {
    const ada = await client.member('ada@example.com')
    const refuse = async (corrections: object) => {
      const body = { text: first, ...corrections }
      const { code, data } = await shop.call('POST', readList.path, { headers: ada, body })
      return [code, data]
    }
    const refused = (field: string) => [
      400,
      { fields: [{ field, message: `Please check \`${field}\``, reason: 'invalid' }] },
    ]
    expect(await refuse({ sheet: 7 })).toEqual(refused('sheet'))
    expect(await refuse({ header_row: 500 })).toEqual(refused('header_row'))
    expect(await refuse({ columns: [{ column: 30, meaning: 'note' }] })).toEqual(refused('columns.0.column'))
    expect(await client.count('parts_list_corrections')).toBe(0)
  })

  test('of the sheet do not apply to a file whose sheet has no parts', async () => {
    const ada = await client.member('ada@example.com')
    const upload = async (rows: string[][]) => {
      const list = {
        name: 'List',
        rows: [
          ['MPN', 'Qty'],
          ['LM358DR', 1],
        ],
      }
      return client.fileId(ada, new Uint8Array(await writeXlsx({ sheets: [list, { name: 'Other', rows }] })))
    }
    const corrected = await read(ada, {
      file_id: await upload([
        ['MPN', 'Qty'],
        ['NE555P', '5'],
      ]),
      sheet: 1,
    })
    expect(summarize(corrected)).toEqual([false, 5])
    expect(
      summarize(
        await read(ada, {
          file_id: await upload([
            ['MPN', 'Qty'],
            ['NE555P', '6'],
          ]),
        }),
      ),
    ).toEqual([true, 6])
    expect(summarize(await read(ada, { file_id: await upload([['Notes']]) }))).toEqual([false, 1])
  })

  test('are stored for 200 layouts, the last corrected ones', async () => {
    await client.member('ada@example.com')
    const [member] = await shop.db.query<{ id: number }>('select id from users')
    const store = (layout: string) =>
      storeCorrections(shop.db, member?.id ?? 0, { layout, sheets: [] }, { headerRow: 1, columns: [] })
    await store('oldest')
    await store('old')
    for (let stored = 2; stored < maxStoredCorrections; stored++) await store(`layout-${stored}`)
    await store('oldest')
    await store('newest')
    expect(await client.count('parts_list_corrections')).toBe(maxStoredCorrections)
    const has = async (layout: string) => (await findCorrections(shop.db, member?.id ?? 0, layout)) !== null
    expect([await has('oldest'), await has('old'), await has('newest')]).toEqual([true, false, true])
  })
})

const sheets = ['BOM', 'Old'].map((name) => ({ name, is_hidden: false, row_count: 2, has_table: true }))
const list = {
  sheets,
  columns: [0, 1].map((column) => ({ column, header: '', meaning: 'note' as const, confidence: 0.5 })),
  rows: [],
}

test.for<[string, Parameters<typeof fitCorrections>[0], ReturnType<typeof fitCorrections>]>([
  [
    'a sheet is found by its name',
    { sheet_name: 'Old', header_row: 2, columns: [{ column: 1, meaning: 'quantity' }] },
    { sheet: 1, headerRow: 2, columns: [{ column: 1, meaning: 'quantity' }] },
  ],
  ['a missing sheet', { sheet_name: 'New', header_row: 2, columns: [] }, null],
  ['a missing column', { sheet_name: null, header_row: null, columns: [{ column: 2, meaning: 'quantity' }] }, null],
  ['a table without header', { sheet_name: null, header_row: 0, columns: [] }, { headerRow: 0, columns: [] }],
])('stored corrections fit a list: %s', ([, stored, fitting]) => {
  expect(fitCorrections(stored, list)).toEqual(fitting)
})
