import { beforeAll, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { explainOnly } from '../../testing/explain.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'
import { createStaffContext } from './context.ts'
import { createCommandRunner } from './perform.ts'

let shop: TestShop
useTestShop({ open: (opened) => (shop = opened) })

/** Among many, a few that sales looks for. */
beforeAll(async () => {
  await shop.db.exec(`
    insert into orders (order_no, serial_no, email, lang, status, payment_method, subtotal_cents, freight_by_sales, weight_mg, carrier,
      shipping_address, billing_address, remark, buyer_key)
      select 'PG-' || n, n, '', 'en', case when n % 5000 = 0 then 'unpaid' else 'received' end, 'bank', 1, false, 1, '', '{}', '{}', '', n
      from generate_series(1, 20000) n;
    insert into rfqs (rfq_no, email, lang, status, contact_name, company_name, telephone, country, comment)
      select 'RFQ-' || n, '', 'en', case when n % 5000 = 0 then 'submitted' else 'viewed' end, '', '', '', 'DE', ''
      from generate_series(1, 20000) n;
    insert into uploads (file_hash, file_name, content, rfq_id) select n::text::bytea, 'parts.csv', '', n from generate_series(1, 20000) n;
    insert into outbox (recipient, subject, body_text, body_html, kind, lang, sent_at, dead_at)
      select '', '', '', '', '', 'en', case when n % 5000 > 0 then now() end, case when n % 5000 = 0 then now() end
      from generate_series(1, 20000) n`)
  await shop.db.vacuum()
})

it.each([
  ['order list --status unpaid', 'orders_status'],
  ['rfq list --status submitted', 'rfqs_status'],
  ['rfq file Q-7K3M9-X2Q4T parts.csv', 'uploads_rfq'],
  ['mail list --dead', 'outbox_dead'],
])('%s finds its rows by an index', async (line, index) => {
  const { db, plans } = explainOnly(shop.db)
  await createCommandRunner(createStaffContext({ ...shop.deps, db }, shop.log))(line.split(' '))
  expect(plans.join('\n')).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `))
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (orders|rfqs|uploads|outbox)/)
})
