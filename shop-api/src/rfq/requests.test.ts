import { rfqNumberPattern } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { describe, expect, test } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { part } from '../../testing/rfq/rfq-client.ts'
import { type RfqClient, useRfqClient } from '../../testing/rfq/use-rfq-client.ts'
import { sweepUploads } from './index.ts'

const { detail } = contract.rfq
const { captchaGet } = contract.site

let shop: TestShop
let client: RfqClient
const gatewayToken = 'a-token-of-the-gateway'
useRfqClient((opened) => ({ shop, client } = opened), { GATEWAY_TOKEN: gatewayToken })

describe('a request', () => {
  test('is stored with its parts, and mailed', async () => {
    const ada = await client.member('ada@example.com')
    const parts = [
      {
        ...part,
        goods_id: tapeId('LM358DR'),
        manufacturer: 'TI',
        package: 'SOIC-8',
        date_code: '2531+',
        note: '5 V',
        customer_part_no: ' 47\u202E11-B ',
      },
      { part_number: 'NO-SUCH', qty: 5, goods_id: 99_999 },
    ]
    const sent = await client.ask({ parts, comment: 'Two\nlines', reference: ' RFQ 12/26 ' }, ada)
    const rfqNo = client.numberIn(sent)
    expect(rfqNo).toMatch(rfqNumberPattern)
    expect((await client.readDetail(ada, rfqNo)).data).toEqual(sent.data)
    expect(detail.data.parse(sent.data)).toEqual({
      rfq_no: rfqNo,
      reference: 'RFQ 12/26',
      is_mailed: true,
      status: 'submitted',
      updated_at: expect.stringMatching(/Z$/),
      created_at: expect.any(String),
      viewed_at: null,
      part_count: 2,
      contact_name: 'Ada Asker',
      company_name: 'Bench Ltd',
      email: 'ada@example.com',
      telephone: '+49 30 1234567',
      country: 'DE',
      comment: 'Two\nlines',
      parts: [
        { ...parts[0], target_price: '0.01870', customer_part_no: '4711-B' },
        {
          goods_id: null,
          part_number: 'NO-SUCH',
          manufacturer: '',
          package: '',
          date_code: '',
          note: '',
          qty: 5,
          target_price: null,
          customer_part_no: '',
        },
      ],
    })
    const [mail, ...more] = await client.mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ada@example.com', kind: 'rfqReceived', lang: 'en' })
    const page = 'http://shop.test/myaccount/rfq-history'
    for (const said of [
      rfqNo,
      'Your reference: RFQ 12/26',
      '12 working hours',
      '100 × LM358DR',
      'Your part no.: 4711-B',
      page,
    ])
      expect(mail?.body_text).toContain(said)
  })

  test('mails the first five parts and the count of the others, without links', async () => {
    const parts = Array.from({ length: 200 }, (_, i) => ({ ...part, part_number: `PART-${i}-END` }))
    await client.ask({
      reference: 'see evil.example',
      parts: [{ ...part, part_number: 'https://evil.example' }, ...parts.slice(1)],
    })
    const [mail] = await client.mails()
    for (const body of [mail?.body_text, mail?.body_html]) {
      expect(body).toContain('PART-4-END')
      expect(body).not.toContain('PART-5-END')
      expect(body).toContain('and 195 more items')
      expect(body).not.toContain('evil')
    }
  })

  test('of a guest returns its number and parts, which nobody can read again', async () => {
    const sent = await client.ask()
    const { rfq_no, parts } = detail.data.parse(sent.data)
    expect(parts).toMatchObject([{ part_number: 'LM358DR', qty: 100, target_price: '0.01870' }])
    expect((await client.readDetail(await client.member('ada@example.com'), rfq_no)).code).toBe(codes.notFound)
  })

  test('stores the uploaded list, which is then not deleted', async () => {
    const file_id = await client.fileId()
    expect(await client.ask({ file_id })).toMatchObject({ code: codes.ok })
    expect(await client.ask({ file_id })).toMatchObject({ code: codes.notFound })
    expect(await client.count('rfqs')).toBe(1)
    await shop.db.query("update uploads set created_at = now() - interval '1 year'")
    await sweepUploads(shop.db)
    const stored = await shop.db.query('select f.file_name from uploads f join rfqs r on r.id = f.rfq_id')
    expect(stored).toEqual([{ file_name: 'list.csv' }])
  })

  test('with a deleted file, or another member’s, is not created', async () => {
    const [ada, bob] = [await client.member('ada@example.com'), await client.member('bob@example.com')]
    const file_id = await client.fileId(ada)
    for (const id of [file_id, 'A'.repeat(43)])
      expect(await client.ask({ file_id: id }, bob)).toMatchObject({ code: codes.notFound })
    expect([await client.count('rfqs'), await client.count('outbox'), await client.count('idempotency_keys')]).toEqual([
      0, 0, 0,
    ])
  })

  test.for([
    ['parts', []],
    ['parts', [{ ...part, qty: 0 }]],
    ['parts', [{ ...part, qty: 1.5 }]],
    ['parts', [{ ...part, target_price: '-1' }]],
    ['parts', [{ ...part, target_price: '0.000001' }]],
    ['parts', [{ ...part, part_number: '\u200B\u202E' }]],
    ['parts', Array.from({ length: 201 }, () => part)],
    ['email', 'ada@example.com\r\nBcc: all@example.com'],
    ['telephone', 'call me'],
    ['country', 'Germany'],
    ['parts', [{ ...part, customer_part_no: 'x'.repeat(51) }]],
    ['reference', 'x'.repeat(51)],
    ['comment', 'x'.repeat(2_001)],
    ['captcha_token', undefined],
    ['captcha_token', 'x'.repeat(201)],
    ['status', 'viewed'],
  ] as const)('is refused by its %s (%#)', async ([field, value]) => {
    const refused = await client.ask({ [field]: value })
    expect(refused.code).toBe(codes.invalidRequest)
    expect(failureData.parse(refused.data).fields?.map((each) => each.field.split('.')[0])).toContain(field)
    expect(await client.count('rfqs')).toBe(0)
  })

  test('of more than 200 parts is refused with the maximum', async () => {
    const parts = Array.from({ length: 201 }, () => part)
    expect(await client.ask({ parts })).toMatchObject({ message: 'Enter at most 200 entries' })
  })

  test('names each refused row', async () => {
    const parts = [part, { ...part, qty: 0, target_price: 'cheap' }, part, { qty: 5 }, { ...part, part_number: 'a\0' }]
    expect((await client.ask({ parts })).data).toEqual({
      fields: [
        { field: 'parts.1.qty', message: 'Enter a whole number of pieces', reason: 'invalid' },
        { field: 'parts.1.target_price', message: expect.stringContaining('0.0187'), reason: 'invalid' },
        { field: 'parts.3.part_number', message: 'Enter a part number', reason: 'missing' },
      ],
    })
    const unreadable = ['\u200B', 'LM358DR', '\u202E'].map((part_number) => ({ ...part, part_number }))
    const nul = [part, { ...part, part_number: 'a\0' }]
    const readRefusedFields = async (given: object[]) =>
      failureData.parse((await client.ask({ parts: given })).data).fields?.map(({ field }) => field)
    expect(await readRefusedFields(unreadable)).toEqual(['parts.0.part_number', 'parts.2.part_number'])
    expect(await readRefusedFields(nul)).toEqual(['parts.1.part_number'])
    expect(await client.count('rfqs')).toBe(0)
  })

  test('with lone surrogates and control characters is stored as far as possible', async () => {
    const ada = await client.member('ada@example.com')
    const odd = { part_number: 'LM\uD800358\u202EDR', qty: 1 }
    const rfqNo = client.numberIn(await client.ask({ parts: [odd], contact_name: 'A\uDC00da', comment: '\uD800' }, ada))
    expect((await client.readDetail(ada, rfqNo)).data).toMatchObject({
      contact_name: 'A\uFFFDda',
      comment: '\uFFFD',
      parts: [{ part_number: 'LM\uFFFD358DR' }],
    })
  })
})

describe('a request costs a captcha', () => {
  test('of ten requests with one token at once, one is created', async () => {
    const token = await client.captchaToken()
    const responses = await Promise.all(Array.from({ length: 10 }, () => client.ask({ captcha_token: token })))
    expect(responses.filter(({ code }) => code === codes.ok)).toHaveLength(1)
    expect(responses.filter(({ code }) => code === codes.captchaWrong)).toHaveLength(9)
    expect(await client.count('rfqs')).toBe(1)
  })

  test('a token for another purpose, never solved or malformed is refused', async () => {
    const { data } = await shop.call('GET', `${captchaGet.path}?purpose=rfq`)
    const unsolved = captchaGet.data.parse(data).captcha_id
    for (const captcha_token of [await client.captchaToken('quick_rfq'), unsolved, 'A'.repeat(43), 'expired'])
      expect(await client.ask({ captcha_token })).toMatchObject({ code: codes.captchaWrong })
    expect(await client.count('rfqs')).toBe(0)
  })

  test('a refusal for another reason leaves it unused', async () => {
    const captcha_token = await client.captchaToken()
    expect(await client.ask({ captcha_token, file_id: 'A'.repeat(43) })).toMatchObject({ code: codes.notFound })
    expect(await client.ask({ captcha_token })).toMatchObject({ code: codes.ok })
  })
})

describe('a request needs no captcha', () => {
  const withoutCaptcha = { captcha_token: undefined }

  test('of a member, whose requests are limited together', async () => {
    const ada = await client.member('ada@example.com')
    for (let i = 0; i < 30; i++) {
      expect(await client.ask(withoutCaptcha, ada)).toMatchObject({ code: codes.ok })
      expect(await client.askQuick({}, ada)).toMatchObject({ code: codes.ok })
    }
    expect(await client.ask(withoutCaptcha, ada)).toMatchObject({ code: codes.tooManyRequests })
    expect(await client.count('rfqs')).toBe(60)
  })

  test('with an API key that the gateway has verified', async () => {
    const headers = { 'Gateway-Token': gatewayToken, 'Api-Client': 'acme' }
    expect(await client.ask(withoutCaptcha, headers)).toMatchObject({ code: codes.ok })
    expect(await client.askQuick({ email: 'bot@example.com' }, headers)).toMatchObject({ code: codes.ok })
  })

  test('of partners, each of whom has a limit and keys of its own', async () => {
    const toHeaders = (partner: string) => ({ 'Gateway-Token': gatewayToken, 'Api-Client': partner })
    const body = await client.asking(withoutCaptcha)
    const numbers = [await client.send(body, toHeaders('acme')), await client.send(body, toHeaders('other'))]
    expect(new Set(numbers.map(client.numberIn)).size).toBe(2)
    await shop.db.query("update rate_limits set hits = 600, resets_at = resets_at + interval '1 hour'")
    expect(await client.ask(withoutCaptcha, toHeaders('acme'))).toMatchObject({ code: codes.tooManyRequests })
    expect(await client.ask(withoutCaptcha, toHeaders('third'))).toMatchObject({ code: codes.ok })
  })

  test.for<Record<string, string>>([
    { 'Api-Client': 'acme' },
    { 'Gateway-Token': '', 'Api-Client': 'acme' },
    { 'Gateway-Token': 'a-guess-of-sixteen', 'Api-Client': 'acme' },
    { 'Gateway-Token': gatewayToken },
    { 'Gateway-Token': gatewayToken, 'Api-Client': '' },
  ])('but does with the headers %o', async (headers) => {
    const missing = { code: codes.invalidRequest, message: 'Enter a verification code' }
    expect(await client.ask(withoutCaptcha, headers)).toMatchObject(missing)
    expect(await client.askQuick({ email: 'bot@example.com' }, headers)).toMatchObject(missing)
    expect(await client.count('rfqs')).toBe(0)
  })
})
