import pino from 'pino'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'
import { createStaffContext } from './context.ts'
import { createCommandRunner } from './perform.ts'

let shop: TestShop
let perform: ReturnType<typeof createCommandRunner>
useTestShop({
  open: (opened) => {
    shop = opened
    perform = createCommandRunner(createStaffContext(shop.deps, pino({ level: 'silent' })))
  },
  emptied: 'truncate rfqs, rfq_parts, uploads restart identity cascade',
})

const said = async (...args: string[]) => {
  const response = await perform(args)
  return response.ok ? response.text : `refused: ${response.message}`
}
const runForData = async (...args: string[]) => {
  const response = await perform(args)
  if (!response.ok) throw new Error(response.message)
  return response.data
}

describe('requests for a quote', () => {
  const requestQuote = async () => {
    await shop.db.exec(`
      insert into rfqs (rfq_no, reference, email, lang, contact_name, company_name, telephone, country, comment)
        values ('Q-7K3M9-X2Q4T', 'RFQ 12/26', 'asker@example.com', 'en', 'Ada', 'Engines', '+44 1', 'GB', 'Soon, please');
      insert into rfq_parts (rfq_id, part_no, part_number, customer_part_no, manufacturer, package, date_code, quantity, target_price)
        values (1, 1, 'NE555P', '4711-B', 'TI', 'DIP-8', '', 500, 1870)`)
  }

  it('are listed without being viewed, and viewed when shown', async () => {
    await requestQuote()
    expect(await said('rfq', 'list')).toMatch(/Q-7K3M9-X2Q4T +submitted .* 1 +Engines +asker@example.com/)
    expect(await runForData('rfq', 'list', '--status', 'viewed')).toEqual([])
    expect(await said('rfq', 'show', 'q7k3m9x2q4t')).toMatch(
      /RFQ 12\/26[\s\S]*Soon, please[\s\S]*NE555P +4711-B +TI +DIP-8 +500 +0\.01870/,
    )
    expect(await runForData('rfq', 'list')).toMatchObject([{ rfq_no: 'Q-7K3M9-X2Q4T', status: 'viewed' }])
  })

  it('have a file, which is shown and returned to be written', async () => {
    await requestQuote()
    expect(await said('rfq', 'file', 'Q-7K3M9-X2Q4T', 'list.csv')).toBe('refused: Request Q-7K3M9-X2Q4T has no file.')
    expect(await runForData('rfq', 'show', 'Q-7K3M9-X2Q4T')).toMatchObject({ file: null })
    await shop.db.query(
      `insert into uploads (file_hash, file_name, content, rfq_id) values ('\\x01', $1, decode($2, 'base64'), 1)`,
      ['my\u001b[2J\u202elist.csv', Buffer.from('LM358DR,5\n').toString('base64')],
    )
    expect(await said('rfq', 'show', 'Q-7K3M9-X2Q4T')).toMatch(/^file +my \[2J list\.csv, 10 bytes$/m)
    expect(await perform(['rfq', 'file', 'Q-7K3M9-X2Q4T', 'list.csv'])).toMatchObject({
      ok: true,
      text: 'request     Q-7K3M9-X2Q4T\nfile        my [2J list.csv, 10 bytes\nwritten to  list.csv',
      data: { rfq_no: 'Q-7K3M9-X2Q4T', file: { name: 'my\u001b[2J\u202elist.csv', size: 10 }, path: 'list.csv' },
      file: { path: 'list.csv', base64: Buffer.from('LM358DR,5\n').toString('base64') },
    })
    expect(await said('rfq', 'file', 'Q-00000-00000', 'x')).toBe('refused: There is no request Q-00000-00000.')
  })

  it('keep the time of the first view', async () => {
    await requestQuote()
    await said('rfq', 'viewed', 'Q-7K3M9-X2Q4T')
    const [first] = await shop.db.query('select viewed_at from rfqs')
    await said('rfq', 'show', 'Q-7K3M9-X2Q4T')
    expect(await shop.db.query('select viewed_at from rfqs')).toEqual([first])
    expect(await said('rfq', 'viewed', 'Q-00000-00000')).toBe('refused: There is no request Q-00000-00000.')
  })
})
