import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { markViewed } from './index.ts'
import { part } from '../../testing/rfq/rfq-desk.ts'
import { type RfqDesk, useRfqDesk } from '../../testing/rfq/use-rfq-desk.ts'

const { list } = contract.rfq

let shop: TestShop
let desk: RfqDesk
useRfqDesk((opened) => ({ shop, desk } = opened))

describe('a quick request', () => {
  test('of a member has the account’s contact, not the sent one', async () => {
    const ada = await desk.member('ada@example.com')
    const rfqNo = desk.numberIn(await desk.askQuick({ email: 'other@example.com', target_price: '0.1' }, ada))
    expect((await desk.readDetail(ada, rfqNo)).data).toMatchObject({
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
    expect((await desk.mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })

  test('of a guest needs an address and a captcha', async () => {
    const email = 'guest@example.com'
    expect(await desk.askQuick({ captcha_token: await desk.captchaToken('quick_rfq') })).toMatchObject({
      code: codes.invalidRequest,
      message: 'Enter a email address',
    })
    expect(await desk.askQuick({ email })).toMatchObject({ message: 'Enter a verification code' })
    expect(await desk.askQuick({ email, captcha_token: await desk.captchaToken('rfq') })).toMatchObject({
      code: codes.captchaWrong,
    })
    expect(await desk.askQuick({ email, captcha_token: await desk.captchaToken('quick_rfq') })).toMatchObject({
      code: codes.ok,
    })
    expect((await desk.mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('for unknown goods is not found', async () => {
    expect(await desk.askQuick({ goods_id: 99_999 }, await desk.member('ada@example.com'))).toMatchObject({
      code: codes.notFound,
    })
  })

  test('of a member is limited', async () => {
    const ada = await desk.member('ada@example.com')
    for (let i = 0; i < 60; i++) await desk.askQuick({}, ada)
    expect(await desk.askQuick({}, ada)).toMatchObject({ code: codes.tooManyRequests })
    expect(await desk.count('rfqs')).toBe(60)
  })
})

describe('mails to strangers', () => {
  test('an address gets three an hour, with the same response', async () => {
    const responses: Awaited<ReturnType<typeof desk.ask>>[] = []
    for (let i = 0; i < 5; i++) responses.push(await desk.ask({ email: i % 2 ? 'Ada@Example.com' : 'ada@example.com' }))
    expect(responses.map(({ code, message }) => [code, message])).toEqual(
      Array.from({ length: 5 }, () => [codes.ok, responses[0]?.message]),
    )
    expect([await desk.count('rfqs'), await desk.count('outbox')]).toEqual([5, 3])
  })

  test('a network causes twenty an hour', async () => {
    for (let i = 0; i < 22; i++) await desk.ask({ email: `someone-${i}@example.com` })
    expect([await desk.count('rfqs'), await desk.count('outbox')]).toEqual([22, 20])
  })

  test('quote only part numbers, on one line each, as text', async () => {
    const evil = 'http://evil.example/<b>win</b>\r\nBcc: all@example.com'
    await desk.ask({
      parts: [{ ...part, part_number: evil, manufacturer: 'MAKER-TEXT' }],
      contact_name: 'NAME-TEXT',
      company_name: 'COMPANY-TEXT',
      comment: 'COMMENT-TEXT',
    })
    const [mail] = await desk.mails()
    expect(mail?.subject).toMatch(/^\P{Cc}+$/u)
    for (const form of [mail?.subject, mail?.body_text, mail?.body_html]) expect(form).not.toMatch(/\w+-TEXT|\nBcc/)
    expect(mail?.body_html).not.toContain('<b>win')
    expect(mail?.body_html).not.toContain('href="http://evil')
  })
})

describe('a member’s requests', () => {
  test('are listed, the newest first, by status and page', async () => {
    const ada = await desk.member('ada@example.com')
    const numbers: string[] = []
    for (let i = 0; i < 3; i++) numbers.push(desk.numberIn(await desk.askQuick({}, ada)))
    await markViewed(shop.db, numbers[1] ?? '')
    const [third, second, first] = numbers.toReversed()
    const all = await desk.readList(ada)
    expect(all.list.map(({ rfq_no, status, part_count }) => [rfq_no, status, part_count])).toEqual([
      [third, 'submitted', 1],
      [second, 'viewed', 1],
      [first, 'submitted', 1],
    ])
    expect(await desk.readList(ada, '?status=viewed')).toMatchObject({ total: 1, list: [{ rfq_no: second }] })
    expect(await desk.readList(ada, '?page=2&limit=2')).toMatchObject({ total: 3, list: [{ rfq_no: first }] })
  })

  test('of another member are not found, like unknown ones', async () => {
    const [ada, bob] = [await desk.member('ada@example.com'), await desk.member('bob@example.com')]
    const [own, guests] = [desk.numberIn(await desk.askQuick({}, ada)), desk.numberIn(await desk.ask())]
    const missing = await desk.readDetail(bob, 'Q-00000-00000')
    expect(missing.code).toBe(codes.notFound)
    for (const rfqNo of [own, guests]) expect(await desk.readDetail(bob, rfqNo)).toEqual(missing)
    expect(await desk.readList(bob)).toEqual({ total: 0, list: [] })
    expect((await shop.call('GET', list.path)).code).toBe(codes.sessionEnded)
  })

  test('are viewed once, by sales', async () => {
    const ada = await desk.member('ada@example.com')
    const rfqNo = desk.numberIn(await desk.askQuick({}, ada))
    expect(await markViewed(shop.db, rfqNo)).toBe(true)
    const { data } = await desk.readDetail(ada, rfqNo)
    expect(data).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) })
    await markViewed(shop.db, rfqNo)
    expect((await desk.readDetail(ada, rfqNo)).data).toEqual(data)
    expect(await markViewed(shop.db, 'Q-00000-00000')).toBe(false)
  })
})
