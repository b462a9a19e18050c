import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, envelope } from '@partgate/schema/shop-api/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const upload = async (text: string) => {
  const body = new FormData()
  body.set('file', new File([text], 'list.csv'))
  const response = await shop.app.request(contract.rfq.upload.path, { method: 'POST', body })
  return contract.rfq.upload.data.parse(envelope.parse(await response.json()).data).file_id
}

describe('a whole list', () => {
  const parse = (body: object) => shop.call('POST', contract.rfq.readList.path, { body })

  test('is parsed from pasted text and from a file', async () => {
    const text = 'Ref,Qty,MPN\n"C1,C2",2,CL10B104KB8NNNC\nR1,1,DNP\nTotal,3,'
    for (const body of [{ text }, { file_id: await upload(text) }]) {
      const list = contract.rfq.readList.data.parse((await parse(body)).data)
      expect(list.rows.map(({ kind, qty, qty_state }) => [kind, qty, qty_state])).toEqual([
        ['part', 2, 'read'],
        ['not_fitted', 1, 'read'],
        ['total', null, 'missing'],
      ])
    }
  })

  test('needs exactly one source', async () => {
    expect((await parse({})).code).toBe(codes.invalidRequest)
    expect((await parse({ text: 'a', file_id: 'A'.repeat(43) })).code).toBe(codes.invalidRequest)
  })

  test('is read from one network 600 times an hour, again from the same file included', async () => {
    const body = { file_id: await upload('MPN,Qty\nLM358DR,1') }
    const readForRequest = () => shop.call('POST', contract.rfq.handleExcel.path, { body })
    expect([(await parse(body)).code, (await readForRequest()).code]).toEqual([codes.ok, codes.ok])
    await shop.db.query("update rate_limits set hits = 600, resets_at = resets_at + interval '1 hour'")
    const refused = [await parse(body), await readForRequest(), await parse({ text: 'MPN,Qty\nLM358DR,1' })]
    expect(refused.map(({ code }) => code)).toEqual(Array(3).fill(codes.tooManyRequests))
    await shop.db.query('delete from rate_limits')
  })

  test('for a request for a quote has the text of each quantity that the buyer must decide', async () => {
    const file_id = await upload('MPN;Qty;Target price\nLM358DR;10,000;\nTL431;a few;\nSS34;;\nNE555P;20;1,5\n')
    const { data } = await shop.call('POST', contract.rfq.handleExcel.path, { body: { file_id } })
    const { rows } = contract.rfq.handleExcel.data.parse(data)
    expect(rows.map(({ qty, qty_text }) => [qty, qty_text])).toEqual([
      [null, '10,000'],
      [null, 'a few'],
      [null, ''],
      [20, ''],
    ])
  })

  test('that is none is refused', async () => {
    expect(await parse({ text: 'Please call me back.' })).toMatchObject({ code: codes.fileRefused })
  })
})
