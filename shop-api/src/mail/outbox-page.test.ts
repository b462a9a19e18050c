import { expect, test } from 'vitest'
import { createAccountClient } from '../../testing/account-client.ts'
import { openTestShop } from '../../testing/open-test-shop.ts'

test('with a mail server there is no outbox page, and mails wait for the sender', async () => {
  const shop = await openTestShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  await createAccountClient(shop).register()
  for (const path of ['/outbox', '/outbox/1']) expect((await shop.request('GET', path)).status).toBe(404)
  expect(await shop.db.query('select kind, sent_at from outbox')).toEqual([{ kind: 'activate', sent_at: null }])
  await shop.close()
})
