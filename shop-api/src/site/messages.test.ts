import { codes, failureData } from '@partgate/schema/shop-api/envelope.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.db.exec('truncate feedback, subscribers, meetings, rate_limits')
})
afterAll(() => shop.close())

type From = { headers?: Record<string, string>; from?: string }
const post = (path: string, body: object, caller: From = {}) => shop.call('POST', path, { body, ...caller })
const rows = async (table: string) => shop.db.query(`select * from ${table}`)
const readFieldNames = ({ data }: { data: unknown }) =>
  Object(data).fields?.map(({ field }: { field: string }) => field)

const opinion = { type_id: 1, email: 'buyer@example.com', feedback_content: 'More crystals, please.' }
const feedback = (change: object = {}, caller?: From) => post('/api/feedback', { ...opinion, ...change }, caller)

describe('feedback', () => {
  it('is stored, and acknowledged in a sentence for a toast', async () => {
    const { code, message } = await feedback({}, { headers: { Lang: 'de' } })
    expect({ code, isSaid: message.length > 10 }).toEqual({ code: codes.ok, isSaid: true })
    expect(await rows('feedback')).toMatchObject([
      { type_id: 1, email: opinion.email, content: opinion.feedback_content, lang: 'de', user_id: null },
    ])
  })

  it.each([
    [{ type_id: 7 }, 'type_id', 'Select a subject'],
    [{ type_id: 0 }, 'type_id', 'Select a subject'],
    [{ type_id: undefined }, 'type_id', 'Select a subject'],
    [{ email: '' }, 'email', 'Enter a email address'],
    [{ email: 'a@b.c' }, 'email', 'Enter a email address'],
    [{ email: '买家@b' }, 'email', 'Enter a email address'],
    [{ email: 'a@b.cd.' }, 'email', 'Enter a valid email address'],
    [{ email: '买家@example.com' }, 'email', 'Enter a valid email address'],
    [{ feedback_content: ' \n ' }, 'feedback_content', 'Enter a Comment'],
    [{ feedback_content: 'x'.repeat(2_001) }, 'feedback_content', 'Enter at most 2,000 characters'],
  ])('with %j is refused by its field, and not stored', async (change, field, sentence) => {
    const refusal = await feedback(change)
    expect(refusal).toMatchObject({ code: codes.invalidRequest, message: sentence })
    expect(readFieldNames(refusal)).toEqual([field])
    expect(await rows('feedback')).toEqual([])
  })

  it('is stored as text, and never shown as a page', async () => {
    const feedback_content = `<script>alert(1)</script> "'&amp;\u2028 </textarea>`
    await feedback({ feedback_content })
    expect(await rows('feedback')).toMatchObject([{ content: feedback_content }])
    const response = await shop.request('POST', '/api/feedback', { body: { ...opinion, feedback_content } })
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(await response.text()).not.toContain('<script>')
  })

  it('accepts no address that would break a mail’s header, and sends no mail', async () => {
    for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com\nX: y', 'a@example.com, b@example.com'])
      expect((await feedback({ email })).code).toBe(codes.invalidRequest)
    expect((await feedback()).code).toBe(codes.ok)
    expect(await rows('feedback')).toHaveLength(1)
    expect(await rows('outbox')).toEqual([])
  })

  it('is accepted twenty times in an hour from one network', async () => {
    const given = []
    for (let i = 0; i < 22; i++) given.push((await feedback({}, { from: `2001:db8:1:2::${i}` })).code)
    expect(given.filter((code) => code === codes.ok)).toHaveLength(20)
    expect(given.at(-1)).toBe(codes.tooManyRequests)
    expect((await feedback({}, { from: '2001:db8:1:3::1' })).code).toBe(codes.ok)
  })

  it('reports after how many seconds the next one is accepted', async () => {
    for (let i = 0; i < 20; i++) await feedback()
    const { data, message } = await feedback()
    expect(data).toEqual({ retry_after_seconds: expect.any(Number) })
    expect(message).toMatch(/^Too many attempts\. Please try again in \d+ (seconds?|minutes)\.$/)
    await shop.db.query('update rate_limits set resets_at = resets_at - make_interval(secs => $1)', [
      failureData.parse(data).retry_after_seconds,
    ])
    expect((await feedback()).code).toBe(codes.ok)
  })
})

describe('the newsletter', () => {
  const subscribe = (email: string, address = '192.0.2.1') => post('/api/subscribe', { email }, { from: address })

  it('accepts an address once, with the same response afterwards', async () => {
    const first = await subscribe('Buyer@Example.com')
    expect(first).toEqual({ code: codes.ok, message: 'Thank you for subscribing', data: {} })
    expect(await subscribe('buyer@example.com ')).toMatchObject({ code: codes.invalidRequest })
    expect(await subscribe('buyer@example.com')).toEqual(first)
    expect(await rows('subscribers')).toMatchObject([{ email_norm: 'buyer@example.com', email: 'Buyer@Example.com' }])
  })

  it('sends no mail, responds alike to repeated attempts, and limits a network', async () => {
    const responses = []
    for (let i = 0; i < 6; i++) responses.push(await subscribe('victim@example.com', `192.0.2.${i + 10}`))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    const codesGiven = []
    for (let i = 0; i < 21; i++) codesGiven.push((await subscribe(`someone-${i}@example.com`, '192.0.2.99')).code)
    expect(codesGiven).toEqual([...Array.from({ length: 20 }, () => codes.ok), codes.tooManyRequests])
    expect(await rows('subscribers')).toHaveLength(21)
    expect(await rows('outbox')).toEqual([])
  })

  it('accepts no address with a line break', async () => {
    expect((await subscribe('a@example.com\r\nBcc: b@example.com')).code).toBe(codes.invalidRequest)
    expect(await rows('subscribers')).toEqual([])
  })
})

describe('a meeting', () => {
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
  const meeting = (change: object = {}) =>
    post('/api/index/scheduleMeeting', {
      topic_id: 1,
      contact_name: 'Ada Buyer',
      company_name: 'Boards & Co <Ltd>',
      email: 'ada@example.com',
      telephone: '+49 30 1234567',
      country: 'DE',
      meeting_at: tomorrow(),
      ...change,
    })

  it('is accepted for a future time', async () => {
    const meeting_at = tomorrow()
    expect((await meeting({ meeting_at, comment: 'Two of us.' })).code).toBe(codes.ok)
    expect(await rows('meetings')).toMatchObject([
      {
        topic_id: 1,
        company_name: 'Boards & Co <Ltd>',
        country: 'DE',
        meeting_at: new Date(meeting_at),
        comment: 'Two of us.',
      },
    ])
  })

  it.each([
    [{ meeting_at: '2020-01-01T00:00:00Z' }, ['meeting_at']],
    [{ meeting_at: 'tomorrow' }, ['meeting_at']],
    [{ topic_id: 99, country: 'QQ' }, ['topic_id', 'country']],
    [{ contact_name: '' }, ['contact_name']],
  ])('with %j is refused', async (change, fields) => {
    const refusal = await meeting(change)
    expect(refusal.code).toBe(codes.invalidRequest)
    expect(readFieldNames(refusal)).toEqual(fields)
    expect(await rows('meetings')).toEqual([])
  })

  it('is accepted ten times in an hour from one network', async () => {
    const given = []
    for (let i = 0; i < 11; i++) given.push((await meeting()).code)
    expect(given).toEqual([...Array.from({ length: 10 }, () => codes.ok), codes.tooManyRequests])
  })
})
