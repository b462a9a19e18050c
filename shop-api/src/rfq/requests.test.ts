import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashToken } from '#security/tokens.ts'
import { cartCaller, type Headers } from '#testing/cart-caller.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { fillSmallCatalogue } from '#testing/small-catalogue.ts'
import { tapeOf } from '#testing/small-parts.ts'
import { markViewed } from './index.ts'

const { upload, submit, quick, list, detail } = contract.rfq
const { captchaGet, captchaCheck } = contract.site

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await fillSmallCatalogue(shop.db)
}, 60_000)
afterAll(() => shop.close())
beforeEach(() =>
  shop.db.exec('truncate rfqs, rfq_parts, uploads, captchas, rate_limits, outbox, idempotency_keys; delete from users'),
)

const captchaToken = async (purpose: 'rfq' | 'quick_rfq' = 'rfq') => {
  const { data } = await shop.call('GET', `${captchaGet.path}?purpose=${purpose}`)
  const { captcha_id } = captchaGet.data.parse(data)
  const [row] = await shop.db.query<{ answer: string }>('select answer from captchas where id_hash = $1', [
    hashToken(captcha_id),
  ])
  const checked = await shop.call('POST', captchaCheck.path, { body: { captcha_id, answer: row?.answer } })
  return captchaCheck.data.parse(checked.data).captcha_token
}

let lastKey = 0
const newKey = () => `a-key-of-the-test-${++lastKey}`
const part = { part_number: 'LM358DR', qty: 100, target_price: '0.0187' }
const form = {
  parts: [part],
  contact_name: 'Ada Asker',
  company_name: 'Bench Ltd',
  email: 'ada@example.com',
  telephone: '+49 30 1234567',
  country: 'DE',
}
type Changes = Record<string, unknown>
const asking = async (changes: Changes = {}) => ({
  idempotency_key: newKey(),
  ...('captcha_token' in changes ? {} : { captcha_token: await captchaToken() }),
  ...form,
  ...changes,
})
const send = (body: object, headers: Headers = {}) => shop.call('POST', submit.path, { body, headers })
const ask = async (changes?: Changes, headers?: Headers) => send(await asking(changes), headers)
const askQuick = (changes: Changes, headers: Headers = {}) =>
  shop.call('POST', quick.path, {
    body: { idempotency_key: newKey(), goods_id: tapeOf('LM358DR'), qty: 20, ...changes },
    headers,
  })
const numberIn = ({ data }: { data: unknown }) => submit.data.parse(data).rfq_no
const member = (email: string) => cartCaller(shop).member(email)
const count = async (table: string) => (await shop.db.query(`select 1 from ${table}`)).length
const mails = () =>
  shop.db.query<{
    recipient: string
    kind: string
    lang: string
    subject: string
    body_text: string
    body_html: string
  }>('select * from outbox order by id')
const listOf = async (headers: Headers, query = '') =>
  list.data.parse((await shop.call('GET', `${list.path}${query}`, { headers })).data)
const detailOf = (headers: Headers, rfqNo: string) => shop.call('GET', `${detail.path}?rfq_no=${rfqNo}`, { headers })

describe('a request', () => {
  test('is kept with its parts, and told of by mail', async () => {
    const ada = await member('ada@example.com')
    const parts = [
      { ...part, goods_id: tapeOf('LM358DR'), manufacturer: 'TI', package: 'SOIC-8', date_code: '2531+' },
      { part_number: 'NO-SUCH', qty: 5, goods_id: 99_999 },
    ]
    const rfqNo = numberIn(await ask({ parts, comment: 'Two\nlines' }, ada))
    expect(rfqNo).toMatch(/^Q-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(detail.data.parse((await detailOf(ada, rfqNo)).data)).toEqual({
      rfq_no: rfqNo,
      status: 'submitted',
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
        {
          goods_id: tapeOf('LM358DR'),
          part_number: 'LM358DR',
          manufacturer: 'TI',
          package: 'SOIC-8',
          date_code: '2531+',
          qty: 100,
          target_price: '0.01870',
        },
        {
          goods_id: null,
          part_number: 'NO-SUCH',
          manufacturer: '',
          package: '',
          date_code: '',
          qty: 5,
          target_price: null,
        },
      ],
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ada@example.com', kind: 'rfqReceived', lang: 'en' })
    for (const said of [rfqNo, '12 working hours', '100 × LM358DR', 'http://shop.test/myaccount/rfq-history'])
      expect(mail?.body_text).toContain(said)
  })

  test('keeps the list it came from, which then stays', async () => {
    const body = new FormData()
    body.set('file', new File(['MPN,Qty\nLM358DR,1'], 'list.csv'))
    const uploaded = await shop.app.request(upload.path, { method: 'POST', body })
    const { file_id } = upload.data.parse(Reflect.get(Object(await uploaded.json()), 'data'))
    expect(await ask({ file_id })).toMatchObject({ code: codes.ok })
    const kept = await shop.db.query('select f.file_name from uploads f join rfqs r on r.id = f.rfq_id')
    expect(kept).toEqual([{ file_name: 'list.csv' }])
    expect(await ask({ file_id })).toMatchObject({ code: codes.notFound })
    expect(await count('rfqs')).toBe(1)
  })

  test('with a file that is gone, or another member’s, is not made', async () => {
    const [ada, bob] = [await member('ada@example.com'), await member('bob@example.com')]
    const body = new FormData()
    body.set('file', new File(['MPN,Qty\nLM358DR,1'], 'list.csv'))
    const uploaded = await shop.app.request(upload.path, { method: 'POST', body, headers: ada })
    const { file_id } = upload.data.parse(Reflect.get(Object(await uploaded.json()), 'data'))
    for (const id of [file_id, 'A'.repeat(43)])
      expect(await ask({ file_id: id }, bob)).toMatchObject({ code: codes.notFound })
    expect([await count('rfqs'), await count('outbox'), await count('idempotency_keys')]).toEqual([0, 0, 0])
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
    ['comment', 'x'.repeat(2_001)],
    ['captcha_token', undefined],
    ['status', 'viewed'],
  ] as const)('is refused by its %s (%#)', async ([field, value]) => {
    const refused = await ask({ [field]: value })
    expect(refused.code).toBe(codes.invalidRequest)
    expect(failureData.parse(refused.data).fields?.map((each) => each.field.split('.')[0])).toContain(field)
    expect(await count('rfqs')).toBe(0)
  })

  test('of halves of signs and controls is kept as far as a text can be', async () => {
    const ada = await member('ada@example.com')
    const odd = { part_number: 'LM\uD800358\u202EDR', qty: 1 }
    const rfqNo = numberIn(await ask({ parts: [odd], contact_name: 'A\uDC00da', comment: '\uD800' }, ada))
    expect((await detailOf(ada, rfqNo)).data).toMatchObject({
      contact_name: 'A\uFFFDda',
      comment: '\uFFFD',
      parts: [{ part_number: 'LM\uFFFD358DR' }],
    })
  })
})

describe('a request is made once', () => {
  test('D4: the same again has the same answer, another content under its key is refused', async () => {
    const body = await asking()
    const first = await send(body)
    expect(await send(body)).toEqual(first)
    expect(await send({ ...body, captcha_token: await captchaToken() })).toEqual(first)
    const other = { ...body, parts: [{ ...part, qty: 101 }], captcha_token: await captchaToken() }
    expect(await send(other)).toMatchObject({ code: codes.keyConflict })
    expect([await count('rfqs'), await count('outbox')]).toEqual([1, 1])
  })

  test('D3: ten clicks at once are one request', async () => {
    const body = await asking()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
    expect(new Set(answers.map(numberIn)).size).toBe(1)
    expect([await count('rfqs'), await count('outbox')]).toEqual([1, 1])
  })

  test('the same key is another’s own', async () => {
    const [ada, bob] = [await member('ada@example.com'), await member('bob@example.com')]
    const idempotency_key = newKey()
    const numbers = [await askQuick({ idempotency_key }, ada), await askQuick({ idempotency_key }, bob)].map(numberIn)
    expect(new Set(numbers).size).toBe(2)
  })
})

describe('E26: a request costs a captcha', () => {
  test('of ten requests with one token at once, one is made', async () => {
    const token = await captchaToken()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ captcha_token: token })))
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.captchaWrong)).toHaveLength(9)
    expect(await count('rfqs')).toBe(1)
  })

  test('one for another purpose, or never solved, is none', async () => {
    const { data } = await shop.call('GET', `${captchaGet.path}?purpose=rfq`)
    const unsolved = captchaGet.data.parse(data).captcha_id
    for (const captcha_token of [await captchaToken('quick_rfq'), unsolved, 'A'.repeat(43)])
      expect(await ask({ captcha_token })).toMatchObject({ code: codes.captchaWrong })
    expect(await count('rfqs')).toBe(0)
  })

  test('what is refused for something else leaves it to be used', async () => {
    const captcha_token = await captchaToken()
    expect(await ask({ captcha_token, file_id: 'A'.repeat(43) })).toMatchObject({ code: codes.notFound })
    expect(await ask({ captcha_token })).toMatchObject({ code: codes.ok })
  })
})

describe('a quick request', () => {
  test('of a member has the account’s contact, whatever is sent', async () => {
    const ada = await member('ada@example.com')
    const rfqNo = numberIn(await askQuick({ email: 'other@example.com', target_price: '0.1' }, ada))
    expect((await detailOf(ada, rfqNo)).data).toMatchObject({
      email: 'ada@example.com',
      parts: [
        {
          goods_id: tapeOf('LM358DR'),
          part_number: 'LM358DR',
          manufacturer: 'Texas Instruments',
          package: 'SOIC-8',
          date_code: '2531+',
          qty: 20,
          target_price: '0.10000',
        },
      ],
    })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })

  test('of a guest needs an address and a captcha', async () => {
    const email = 'guest@example.com'
    expect(await askQuick({ captcha_token: await captchaToken('quick_rfq') })).toMatchObject({
      code: codes.invalidRequest,
      message: 'Enter a email address',
    })
    expect(await askQuick({ email })).toMatchObject({ message: 'Enter a verification code' })
    expect(await askQuick({ email, captcha_token: await captchaToken('rfq') })).toMatchObject({
      code: codes.captchaWrong,
    })
    expect(await askQuick({ email, captcha_token: await captchaToken('quick_rfq') })).toMatchObject({ code: codes.ok })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('for goods that are not there is not found', async () => {
    expect(await askQuick({ goods_id: 99_999 }, await member('ada@example.com'))).toMatchObject({
      code: codes.notFound,
    })
  })

  test('of a member is limited', async () => {
    const ada = await member('ada@example.com')
    for (let asked = 0; asked < 60; asked++) await askQuick({}, ada)
    expect(await askQuick({}, ada)).toMatchObject({ code: codes.tooManyRequests })
    expect(await count('rfqs')).toBe(60)
  })
})

describe('mails to strangers', () => {
  test('A23: an address gets three an hour, and the answer is the same', async () => {
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    for (let asked = 0; asked < 5; asked++)
      answers.push(await ask({ email: asked % 2 ? 'Ada@Example.com' : 'ada@example.com' }))
    expect(answers.map(({ code, message }) => [code, message])).toEqual(
      Array.from({ length: 5 }, () => [codes.ok, answers[0]?.message]),
    )
    expect([await count('rfqs'), await count('outbox')]).toEqual([5, 3])
  })

  test('A23: a network causes twenty an hour', async () => {
    for (let asked = 0; asked < 22; asked++) await ask({ email: `someone-${asked}@example.com` })
    expect([await count('rfqs'), await count('outbox')]).toEqual([22, 20])
  })

  test('E25: say nothing of what was written but part numbers, on one line each, as text', async () => {
    const evil = 'http://evil.example/<b>win</b>\r\nBcc: all@example.com'
    await ask({
      parts: [{ ...part, part_number: evil, manufacturer: 'MAKER-TEXT' }],
      contact_name: 'NAME-TEXT',
      company_name: 'COMPANY-TEXT',
      comment: 'COMMENT-TEXT',
    })
    const [mail] = await mails()
    expect(mail?.subject).toMatch(/^\P{Cc}+$/u)
    for (const form of [mail?.subject, mail?.body_text, mail?.body_html]) expect(form).not.toMatch(/\w+-TEXT|\nBcc/)
    expect(mail?.body_html).not.toContain('<b>win')
    expect(mail?.body_html).not.toContain('href="http://evil')
  })
})

describe('a member’s requests', () => {
  test('are listed, the newest first, by status and page', async () => {
    const ada = await member('ada@example.com')
    const numbers: string[] = []
    for (let asked = 0; asked < 3; asked++) numbers.push(numberIn(await askQuick({}, ada)))
    await markViewed(shop.db, numbers[1] ?? '')
    const [third, second, first] = numbers.toReversed()
    const all = await listOf(ada)
    expect(all.list.map(({ rfq_no, status, part_count }) => [rfq_no, status, part_count])).toEqual([
      [third, 'submitted', 1],
      [second, 'viewed', 1],
      [first, 'submitted', 1],
    ])
    expect(await listOf(ada, '?status=viewed')).toMatchObject({ total: 1, list: [{ rfq_no: second }] })
    expect(await listOf(ada, '?page=2&limit=2')).toMatchObject({ total: 3, list: [{ rfq_no: first }] })
  })

  test('B1: another’s is not found, just as one that is not there', async () => {
    const [ada, bob] = [await member('ada@example.com'), await member('bob@example.com')]
    const [own, guests] = [numberIn(await askQuick({}, ada)), numberIn(await ask())]
    const missing = await detailOf(bob, 'Q-00000-00000')
    expect(missing.code).toBe(codes.notFound)
    for (const rfqNo of [own, guests]) expect(await detailOf(bob, rfqNo)).toEqual(missing)
    expect(await listOf(bob)).toEqual({ total: 0, list: [] })
    expect((await shop.call('GET', list.path)).code).toBe(codes.sessionEnded)
  })

  test('are viewed once, by sales', async () => {
    const ada = await member('ada@example.com')
    const rfqNo = numberIn(await askQuick({}, ada))
    expect(await markViewed(shop.db, rfqNo)).toBe(true)
    const { data } = await detailOf(ada, rfqNo)
    expect(data).toMatchObject({ status: 'viewed', viewed_at: expect.any(String) })
    await markViewed(shop.db, rfqNo)
    expect((await detailOf(ada, rfqNo)).data).toEqual(data)
    expect(await markViewed(shop.db, 'Q-00000-00000')).toBe(false)
  })
})
