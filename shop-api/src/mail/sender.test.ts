import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDb } from '../../testing/open-test-db.ts'
import { headerIn, type MailServerRules, openMailServer, smtpError } from '../../testing/mail-server.ts'
import { atFailpoint } from '../failpoint.ts'
import { createLog } from '../log.ts'
import { queueMail } from './queue-mail.ts'
import { sendDue } from './sender.ts'
import { createMailTransport } from './transport.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const lines: string[] = []
const log = createLog('info', { write: (line: string) => void lines.push(line) })
const ends: (() => unknown)[] = []
beforeEach(() => db.exec('truncate outbox restart identity'))
afterEach(async () => {
  lines.length = 0
  for (const end of ends.splice(0)) await end()
})

const serverWith = async (rules?: MailServerRules) => {
  const server = await openMailServer(rules)
  ends.push(server.close)
  return server
}
const transportTo = (url: string, timeoutMs = 10_000) =>
  createMailTransport({ url, from: 'Partgate <shop@partgate.example>', timeoutMs })
const queue = (to = 'ada@example.com') =>
  queueMail(db, { kind: 'resetPassword', lang: 'de', to, values: { link: 'http://shop.test/secret-link', hours: 1 } })
const outbox = () =>
  db.query<{ state: string; attempts: number; last_error: string | null; waits: boolean }>(
    `select case when sent_at is not null then 'sent' when dead_at is not null then 'dead' else 'open' end as state,
       attempts, last_error, next_attempt_at > now() as waits from outbox order by id`,
  )
const becomeDue = () => db.exec('update outbox set next_attempt_at = now()')
const leaseRunsOut = () => db.exec("update outbox set leased_until = now() - interval '1 second'")

describe('the sender', () => {
  test('sends text and HTML once, with the required headers, and stores no text afterwards', async () => {
    const server = await serverWith()
    await queue()
    await db.exec("update outbox set created_at = '2026-11-21 10:00:00+00'")
    await sendDue(db, transportTo(server.url), log)
    await sendDue(db, transportTo(server.url), log)
    const [message = '', ...others] = server.received
    expect(others).toEqual([])
    expect(headerIn(message, 'From')).toBe('Partgate <shop@partgate.example>')
    expect(headerIn(message, 'To')).toBe('ada@example.com')
    expect(headerIn(message, 'Date')).toBe('Sat, 21 Nov 2026 10:00:00 +0000')
    expect(headerIn(message, 'Message-ID')).toMatch(/^<[\w-]{36}@partgate\.example>$/)
    expect(headerIn(message, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerIn(message, 'Content-Type')).toContain('multipart/alternative')
    expect(message).toContain('Content-Type: text/plain')
    expect(message).toContain('Content-Type: text/html')
    expect(await outbox()).toEqual([{ state: 'sent', attempts: 1, last_error: null, waits: false }])
    expect(await db.query('select body_text, body_html from outbox')).toEqual([{ body_text: '', body_html: '' }])
  })

  test('does not send mails that were due more than two days ago, unless sales sends them again', async () => {
    const server = await serverWith()
    await queue('old@example.com')
    await queue('recent@example.com')
    await db.exec(`
      update outbox set created_at = now() - interval '30 days', next_attempt_at = now() - interval '30 days' where id = 1;
      update outbox set created_at = now() - interval '47 hours', next_attempt_at = now() - interval '47 hours' where id = 2`)
    await sendDue(db, transportTo(server.url), log)
    expect(server.received.map((message) => headerIn(message, 'To'))).toEqual(['recent@example.com'])
    expect(await outbox()).toMatchObject([
      { state: 'dead', attempts: 0, last_error: 'not sent in time' },
      { state: 'sent' },
    ])

    await db.exec('update outbox set dead_at = null, next_attempt_at = now() where id = 1')
    await sendDue(db, transportTo(server.url), log)
    expect(server.received.map((message) => headerIn(message, 'To'))).toEqual(['recent@example.com', 'old@example.com'])
  })

  test('waits while the server is unreachable, and sends later', async () => {
    const { url, close } = await openMailServer()
    await close()
    await queue()
    await sendDue(db, transportTo(url), log)
    expect(await outbox()).toEqual([
      { state: 'open', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED'), waits: true },
    ])
    const server = await serverWith()
    await sendDue(db, transportTo(server.url), log)
    expect(server.received).toEqual([])
    await becomeDue()
    await sendDue(db, transportTo(server.url), log)
    expect(server.received).toHaveLength(1)
  })

  test('gives up on a silent server, and retries later', async () => {
    const server = await serverWith({ isSilent: true })
    await queue()
    await sendDue(db, transportTo(server.url, 300), log)
    expect(await outbox()).toMatchObject([{ state: 'open', attempts: 1, waits: true }])
  })

  test('retries after a greylist', async () => {
    let calls = 0
    const server = await serverWith({
      reader: () => (++calls === 1 ? smtpError(450, '4.2.0 greylisted, come back later') : null),
    })
    await queue()
    await sendDue(db, transportTo(server.url), log)
    expect(await outbox()).toMatchObject([{ state: 'open', waits: true }])
    await becomeDue()
    await sendDue(db, transportTo(server.url), log)
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(server.received).toHaveLength(1)
  })

  test('marks a permanent refusal as failed with the reason, and sends the others', async () => {
    const server = await serverWith({
      reader: (address) => (address.startsWith('gone') ? smtpError(550, '5.1.1 no such user') : null),
    })
    await queue('gone@example.com')
    await queue()
    await sendDue(db, transportTo(server.url), log)
    expect(await outbox()).toMatchObject([
      { state: 'dead', last_error: expect.stringContaining('5.1.1') },
      { state: 'sent' },
    ])
    await becomeDue()
    await sendDue(db, transportTo(server.url), log)
    expect(server.received).toHaveLength(1)
  })

  test('does not count a refusal of the shop itself against the mail', async () => {
    const server = await serverWith({
      options: { onAuth: (_auth, _session, done) => done(smtpError(535, '5.7.8 wrong password')) },
    })
    await queue()
    await sendDue(db, transportTo(server.url.replace('//', '//shop:wrong@')), log)
    expect(await outbox()).toMatchObject([{ state: 'open', waits: true }])
  })

  test('sends the whole mail again after a broken connection', async () => {
    let isCut = true
    const server = await serverWith({ isCut: () => isCut })
    await queue()
    await db.exec("update outbox set body_text = repeat('a long line of text\n', 200000)")
    await sendDue(db, transportTo(server.url), log)
    expect(await outbox()).toMatchObject([{ state: 'open', attempts: 1, waits: true }])
    isCut = false
    await becomeDue()
    await sendDue(db, transportTo(server.url), log)
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(server.received.map((message) => message.split('a long line of text').length - 1)).toEqual([200_000])
  })

  test('shares the work with another sender: each mail is sent once', async () => {
    const server = await serverWith()
    for (let i = 0; i < 30; i++) await queue(`reader${i}@example.com`)
    const senders = [transportTo(server.url), transportTo(server.url)]
    for (let turn = 0; turn < 2; turn++) await Promise.all(senders.map((transport) => sendDue(db, transport, log)))
    const readers = server.received.map((message) => headerIn(message, 'To'))
    expect(readers).toHaveLength(30)
    expect(new Set(readers).size).toBe(30)
  })

  test('that dies after a mail was accepted sends it again under the same Message-ID', async () => {
    const server = await serverWith()
    ends.push(atFailpoint('mail.accepted', () => Promise.reject(new Error('killed'))))
    await queue()
    await expect(sendDue(db, transportTo(server.url), log)).rejects.toThrow('killed')
    ends.pop()?.()
    await sendDue(db, transportTo(server.url), log)
    expect(server.received).toHaveLength(1)
    await leaseRunsOut()
    await sendDue(db, transportTo(server.url), log)
    const [first = '', second = ''] = server.received
    expect(headerIn(second, 'Message-ID')).toBe(headerIn(first, 'Message-ID'))
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test('leases and waits follow the database’s time, not the process’s clock', async () => {
    const server = await serverWith()
    await queue()
    await queue('leased@example.com')
    await db.exec("update outbox set leased_until = now() + interval '5 minutes' where recipient like 'leased%'")
    for (const hours of [1, -1]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
      await sendDue(db, transportTo(server.url), log)
      vi.useRealTimers()
    }
    expect(server.received.map((message) => headerIn(message, 'To'))).toEqual(['ada@example.com'])
  })

  test('logs neither recipients nor texts', async () => {
    const server = await serverWith({
      reader: (address) => smtpError(550, `5.1.1 <${address}> is nobody`),
    })
    await queue()
    await sendDue(db, transportTo(server.url), log)
    expect(lines.join('')).toContain('mail failed')
    expect(lines.join('')).toContain('"responseCode":550')
    expect(lines.join('')).not.toMatch(/ada@example|secret-link|is nobody/)
  })
})
