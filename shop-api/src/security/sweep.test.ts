import { expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { explainOnly } from '../../testing/explain.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'
import { sweep } from './sweep.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')
const letPass = (interval: string) =>
  shop.db.query('update carts set updated_at = updated_at - $1::interval', [interval])
const countIn = async (headers: Record<string, string>) => (await calls.lists(headers)).count

test('a guest’s cart without a change for 90 days is deleted with its lines; a member’s stays', async () => {
  const left = await calls.guest(tape)
  const member = await calls.member('keeper@shop.test')
  await calls.add(member, tape, 10)
  await letPass('89 days')
  await sweep(shop.db, shop.log)
  expect(await countIn(left.headers)).toBe(1)

  await letPass('1 day 1 minute')
  const used = await calls.guest(tape)
  await sweep(shop.db, shop.log)
  expect([await countIn(left.headers), await countIn(member), await countIn(used.headers)]).toEqual([0, 1, 1])
  expect(await shop.db.query('select from cart_lines')).toHaveLength(2)
})

test('each change of a guest’s cart extends it by 90 days', async () => {
  const { headers } = await calls.guest(tape)
  await letPass('80 days')
  await calls.add(headers, tape, 10)
  await letPass('80 days')
  await sweep(shop.db, shop.log)
  expect(await countIn(headers)).toBe(1)
})

test('a mail is deleted 90 days after it was written', async () => {
  await shop.db.exec(`
    insert into outbox (recipient, subject, body_text, body_html, kind, lang, created_at, sent_at, dead_at)
      select kind, '', '', '', kind, 'en', now() - age::interval, case when kind = 'sent' then now() end,
        case when kind = 'failed' then now() end
      from unnest(array['sent', 'failed', 'never sent']) kind, unnest(array['89 days', '91 days']) age`)
  await sweep(shop.db, shop.log)
  expect(await shop.db.query("select kind from outbox where created_at < now() - interval '90 days'")).toEqual([])
  expect(await shop.db.query("select kind from outbox where created_at < now() - interval '1 day'")).toHaveLength(3)
})

test('an event of PayPal is kept for ten years, and longer while its payment is open', async () => {
  await shop.db.exec(`
    insert into payment_events (event_id, kind, body, received_at, settled_at)
      values ('recent', '', '', now() - interval '11 years', now() - interval '9 years'),
        ('old', '', '', now() - interval '11 years', now() - interval '11 years'),
        ('open', '', '', now() - interval '11 years', null)`)
  await sweep(shop.db, shop.log)
  const events = await shop.db.query<{ event_id: string }>('select event_id from payment_events order by event_id')
  expect(events.map(({ event_id }) => event_id)).toEqual(['open', 'recent'])
})

const expireLimits = (count: number) =>
  shop.db.query(
    "insert into rate_limits (key, hits, resets_at) select n, 1, now() - interval '1 hour' from generate_series(1, $1) n",
    [count],
  )

test('many expired rows are deleted, at most a thousand in a statement', async () => {
  await expireLimits(2_500)
  await shop.db.exec(`
    create table deletions (count int);
    create function note_deletion() returns trigger language plpgsql as $$
      begin insert into deletions select count(*) from gone; return null; end $$;
    create trigger noted after delete on rate_limits referencing old table as gone execute function note_deletion()`)
  await sweep(shop.db, shop.log)
  const counts = await shop.db.query<{ count: number }>('select count from deletions order by 1 desc')
  await shop.db.exec('drop trigger noted on rate_limits; drop function note_deletion; drop table deletions')
  expect(counts.map(({ count }) => count)).toEqual([1_000, 1_000, 500])
})

test('rows of other tables are deleted although one table fails', async () => {
  await expireLimits(1)
  const failing: typeof shop.db = {
    ...shop.db,
    query: (text, ...rest) =>
      text.includes('from sessions') ? Promise.reject(new Error('the table is locked')) : shop.db.query(text, ...rest),
  }
  await sweep(failing, shop.log)
  expect(await shop.db.query('select from rate_limits where resets_at < now()')).toEqual([])
})

test('expired rows are found by an index', async () => {
  await shop.db.exec(`
    insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country, city,
      state, address) values ('ada@example.com', 'ada@example.com', '', 'active', 'en', '', '', '', '', 'DE', '', '', '');
    insert into sessions (token_hash, user_id, expires_at)
      select n::text::bytea, (select id from users), now() + interval '1 day' from generate_series(1, 20000) n;
    insert into mail_tokens (token_hash, user_id, purpose, expires_at)
      select n::text::bytea, (select id from users), 'reset', now() + interval '1 day' from generate_series(1, 20000) n;
    insert into rate_limits (key, hits, resets_at) select n, 1, now() + interval '1 day' from generate_series(1, 20000) n;
    insert into carts (token_hash) select n::text::bytea from generate_series(1, 20000) n;
    insert into idempotency_keys (owner, key, request_hash) select n, n, '' from generate_series(1, 20000) n;
    insert into outbox (recipient, subject, body_text, body_html, kind, lang)
      select '', '', '', '', '', 'en' from generate_series(1, 20000);
    insert into payment_events (event_id, kind, body, settled_at) select n, '', '', now() from generate_series(1, 20000) n`)
  await shop.db.vacuum()
  const { db, plans } = explainOnly(shop.db)
  await sweep(db, shop.log)
  expect(plans).toHaveLength(7)
  expect(plans.join('\n')).not.toContain('Seq Scan')
})
