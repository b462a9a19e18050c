import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { markViewed } from './index.ts'
import { part } from '../../testing/rfq/rfq-client.ts'
import { type RfqClient, useRfqClient } from '../../testing/rfq/use-rfq-client.ts'

const { list } = contract.rfq

let shop: TestShop
let client: RfqClient
useRfqClient((opened) => ({ shop, client } = opened))

describe('a quick request', () => {
  test('of a member has the account’s contact, not the sent one', async () => {
    const ada = await client.member('ada@example.com')
    const rfqNo = client.numberIn(await client.askQuick({ email: 'other@example.com', target_price: '0.1' }, ada))
    expect((await client.readDetail(ada, rfqNo)).data).toMatchObject({
      email: 'ada@example.com',
      parts: [
        {
          goods_id: tapeId('LM358DR'),
          part_number: 'LM358DR',
          manufacturer: 'Texas Instruments',
          package: 'SOIC-8',
          date_code: '2531+',
          qty: 20,
          target_price: '0.10000',
        },
      ],
    })
    expect((await client.mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })

  test('of a guest needs an address and a captcha', async () => {
    const email = 'guest@example.com'
    expect(await client.askQuick({ captcha_token: await client.captchaToken('quick_rfq') })).toMatchObject({
      code: codes.invalidRequest,
      message: 'Enter a email address',
    })
    expect(await client.askQuick({ email })).toMatchObject({ message: 'Enter a verification code' })
    expect(await client.askQuick({ email, captcha_token: await client.captchaToken('rfq') })).toMatchObject({
      code: codes.captchaWrong,
      data: { fields: [{ field: 'captcha_token' }] },
    })
    expect(await client.askQuick({ email, captcha_token: await client.captchaToken('quick_rfq') })).toMatchObject({
      code: codes.ok,
    })
    expect((await client.mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('of a guest needs a captcha with any header, unless a secret of the gateway is set', async () => {
    for (const token of ['', 'null', 'undefined', 'a-token-of-the-gateway']) {
      const forged = { 'Gateway-Token': token, 'Api-Client': 'acme' }
      expect(await client.askQuick({ email: 'bot@example.com' }, forged)).toMatchObject({
        message: 'Enter a verification code',
      })
    }
    expect(await client.count('rfqs')).toBe(0)
  })

  test('for unknown goods is not found', async () => {
    expect(await client.askQuick({ goods_id: 99_999 }, await client.member('ada@example.com'))).toMatchObject({
      code: codes.notFound,
    })
  })

  test('of a member is limited', async () => {
    const ada = await client.member('ada@example.com')
    for (let i = 0; i < 60; i++) await client.askQuick({}, ada)
    expect(await client.askQuick({}, ada)).toMatchObject({ code: codes.tooManyRequests })
    expect(await client.count('rfqs')).toBe(60)
  })
})

const isMailed = (data: unknown) => (data as { is_mailed: boolean }).is_mailed

describe('mails to strangers', () => {
  test('an address gets three an hour, and further requests say that they have none', async () => {
    const responses: Awaited<ReturnType<typeof client.ask>>[] = []
    for (let i = 0; i < 5; i++)
      responses.push(await client.ask({ email: i % 2 ? 'Ada@Example.com' : 'ada@example.com' }))
    expect(responses.map(({ code, message }) => [code, message])).toEqual(
      Array.from({ length: 5 }, () => [codes.ok, responses[0]?.message]),
    )
    expect(responses.map(({ data }) => isMailed(data))).toEqual([true, true, true, false, false])
    expect([await client.count('rfqs'), await client.count('outbox')]).toEqual([5, 3])
  })

  test('a member gets one for each request at the address of the account', async () => {
    const ada = await client.member('ada@example.com')
    for (let i = 0; i < 5; i++) expect(isMailed((await client.askQuick({}, ada)).data)).toBe(true)
    expect(await client.count('outbox')).toBe(5)
  })

  test('a network causes twenty an hour', async () => {
    for (let i = 0; i < 22; i++) await client.ask({ email: `someone-${i}@example.com` })
    expect([await client.count('rfqs'), await client.count('outbox')]).toEqual([22, 20])
  })

  test('quote only part numbers, on one line each, as text', async () => {
    const evil = 'http://evil.example/<b>win</b>\r\nBcc: all@example.com'
    await client.ask({
      parts: [{ ...part, part_number: evil, manufacturer: 'MAKER-TEXT' }],
      contact_name: 'NAME-TEXT',
      company_name: 'COMPANY-TEXT',
      comment: 'COMMENT-TEXT',
    })
    const [mail] = await client.mails()
    expect(mail?.subject).toMatch(/^\P{Cc}+$/u)
    for (const form of [mail?.subject, mail?.body_text, mail?.body_html]) expect(form).not.toMatch(/\w+-TEXT|\nBcc/)
    expect(mail?.body_html).not.toContain('<b>win')
    expect(mail?.body_html).not.toContain('href="http://evil')
  })
})

describe('a member’s requests', () => {
  test('are listed, the newest first, by status and page', async () => {
    const ada = await client.member('ada@example.com')
    const numbers: string[] = []
    for (let i = 0; i < 3; i++) numbers.push(client.numberIn(await client.askQuick({}, ada)))
    await markViewed(shop.db, numbers[1] ?? '')
    const [third, second, first] = numbers.toReversed()
    const all = await client.readList(ada)
    expect(all.list.map(({ rfq_no, status, part_count }) => [rfq_no, status, part_count])).toEqual([
      [third, 'submitted', 1],
      [second, 'viewed', 1],
      [first, 'submitted', 1],
    ])
    expect(await client.readList(ada, '?status=viewed')).toMatchObject({ total: 1, list: [{ rfq_no: second }] })
    expect(await client.readList(ada, '?page=2&limit=2')).toMatchObject({ total: 3, list: [{ rfq_no: first }] })
  })

  const askThree = async (ada: Record<string, string>, times: readonly string[]) => {
    const numbers: string[] = []
    for (const at of times) {
      const number = client.numberIn(await client.askQuick({}, ada))
      await shop.db.query('update rfqs set created_at = $2 where rfq_no = $1', [number, at])
      numbers.push(number)
    }
    return numbers
  }
  const listed = async (ada: Record<string, string>, query: string) => {
    const data = await client.readList(ada, query)
    return { ...data, numbers: data.list.map(({ rfq_no }) => rfq_no), after: `&after=${data.list.at(-1)?.cursor}` }
  }

  test('are neither repeated nor skipped when one is added between two pages', async () => {
    const ada = await client.member('ada@example.com')
    const sameTime = '2026-03-01T10:00:00.123456Z'
    await askThree(ada, [sameTime, sameTime, '2026-03-01T10:00:00.123457Z'])
    const before = await listed(ada, '')
    const first = await listed(ada, '?limit=2')
    const added = client.numberIn(await client.askQuick({}, ada))
    const second = await listed(ada, `?limit=2${first.after}`)
    expect([...first.numbers, ...second.numbers]).toEqual(before.numbers)
    expect([first.has_more, second.has_more, second.total]).toEqual([true, false, 4])
    expect((await listed(ada, '?limit=1')).numbers).toEqual([added])
  })

  test('are listed for a period, and in the order of their changes', async () => {
    const ada = await client.member('ada@example.com')
    const times = ['2026-03-01T00:00:00Z', '2026-03-15T00:00:00Z', '2026-04-01T00:00:00Z']
    const [early = '', middle = '', late = ''] = await askThree(ada, times)
    const march = '?created_from=2026-03-01T00:00:00Z&created_to=2026-04-01T00:00:00Z'
    expect((await listed(ada, march)).numbers).toEqual([middle, early])
    const first = await listed(ada, '?sort=updated&limit=2')
    expect(first.numbers).toEqual([early, middle])
    await markViewed(shop.db, early)
    expect((await listed(ada, `?sort=updated${first.after}`)).numbers).toEqual([late, early])
    expect((await listed(ada, '?updated_from=2026-04-01T00:00:00.001Z')).numbers).toEqual([early])
    expect(
      (await shop.call('GET', `${list.path}?after=2026-01-01T00:00:00Z~PG-7K3M9-X2Q4T`, { headers: ada })).code,
    ).toBe(codes.invalidRequest)
  })

  test('are listed with their parts where requested', async () => {
    const ada = await client.member('ada@example.com')
    await client.ask({ parts: [part, { part_number: 'NO-SUCH', qty: 5 }] }, ada)
    await client.askQuick({}, ada)
    const listed = (query: string) => client.readList(ada, query).then(({ list }) => list.map(({ parts }) => parts))
    expect(await listed('?parts=1')).toMatchObject([
      [{ part_number: 'LM358DR', qty: 20 }],
      [{ part_number: 'LM358DR', qty: 100 }, { part_number: 'NO-SUCH' }],
    ])
    expect(await listed('')).toEqual([null, null])
  })

  test('of another member are not found, like unknown ones', async () => {
    const [ada, bob] = [await client.member('ada@example.com'), await client.member('bob@example.com')]
    const [own, guests] = [client.numberIn(await client.askQuick({}, ada)), client.numberIn(await client.ask())]
    const missing = await client.readDetail(bob, 'Q-00000-00000')
    expect(missing.code).toBe(codes.notFound)
    for (const rfqNo of [own, guests]) expect(await client.readDetail(bob, rfqNo)).toEqual(missing)
    expect(await client.readList(bob)).toEqual({ total: 0, list: [], has_more: false })
    expect((await shop.call('GET', list.path)).code).toBe(codes.sessionEnded)
  })

  test('are viewed once, by sales', async () => {
    const ada = await client.member('ada@example.com')
    const rfqNo = client.numberIn(await client.askQuick({}, ada))
    expect(await markViewed(shop.db, rfqNo)).toBe(true)
    const { data } = await client.readDetail(ada, rfqNo)
    expect(data).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) })
    await markViewed(shop.db, rfqNo)
    expect((await client.readDetail(ada, rfqNo)).data).toEqual(data)
    expect(await markViewed(shop.db, 'Q-00000-00000')).toBe(false)
  })
})
