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
  emptied: 'truncate feedback, meetings, subscribers restart identity',
})

const readReport = async (...args: string[]) => {
  const response = await perform(args)
  if (!response.ok) throw new Error(response.message)
  return response
}
const readLines = async (...args: string[]) => (await readReport(...args)).text.split('\n')

const hostile = 'Hello\u001b]0;owned\u0007\r\nsecond line\u202e'

describe('feedback', () => {
  const send = (email: string, content: string) =>
    shop.call('POST', '/api/feedback', { body: { type_id: 2, email, feedback_content: content } })

  it('is listed, the newest first, and cannot control the terminal', async () => {
    await send('ada@example.com', hostile)
    await send('bob@example.com', 'Where is my order?')
    const [heads, ...rows] = await readLines('feedback', 'list')
    expect(heads).toMatch(/^id +received +subject +e-mail +language +comment$/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^ *2 +\S+ \S+ UTC +Orders and payment +bob@example\.com +en +Where is my order\?$/)
    expect(rows[1]).toMatch(/ada@example\.com +en +Hello ]0;owned second line$/)
    expect((await readReport('feedback', 'list', '--limit', '1')).data).toMatchObject([
      { id: 2, subject: 'Orders and payment', comment: 'Where is my order?' },
    ])
  })
})

describe('requests for a meeting', () => {
  it('are listed, the newest first, with the topic and the time', async () => {
    await shop.db.query(
      `insert into meetings (topic_id, contact_name, company_name, email, telephone, country, meeting_at, comment, lang)
       values (3, 'Ada', 'Engines', 'ada@example.com', '+44 1', 'GB', '2027-01-05T09:30:00Z', $1, 'de'),
         (1, 'Bob', '', 'bob@example.com', '', '', '2027-01-04T09:30:00Z', '', 'en')`,
      [hostile],
    )
    const [heads, ...rows] = await readLines('meeting', 'list')
    expect(heads).toMatch(
      /^id +received +meeting +topic +contact +company +e-mail +telephone +country +language +comment$/,
    )
    expect(rows[0]).toMatch(/2027-01-04 09:30 UTC .*Bob .*bob@example\.com/)
    expect(rows[1]).toMatch(
      /2027-01-05 09:30 UTC +Hard-to-find parts +Ada +Engines +ada@example\.com +\+44 1 +GB +de +Hello ]0;owned second line$/,
    )
    expect((await readReport('meeting', 'list', '--limit', '1')).data).toMatchObject([{ contact_name: 'Bob' }])
  })
})

describe('subscribers of the newsletter', () => {
  it('are listed, the newest first', async () => {
    await shop.db.exec(
      `insert into subscribers (email_norm, email, lang, created_at) values
         ('ada@example.com', 'Ada@example.com', 'fr', '2026-01-01'), ('bob@example.com', 'bob@example.com', 'en', '2026-01-02')`,
    )
    expect((await readLines('subscriber', 'list')).map((line) => line.trim())).toEqual([
      expect.stringMatching(/^e-mail +language +subscribed$/),
      expect.stringMatching(/^bob@example\.com +en +2026-01-02 \S+ UTC$/),
      expect.stringMatching(/^Ada@example\.com +fr +2026-01-01 \S+ UTC$/),
    ])
    expect((await readReport('subscriber', 'list', '--limit', '1')).data).toMatchObject([{ email: 'bob@example.com' }])
  })
})

it.each([
  ['feedback', 'No feedback has been sent yet.'],
  ['meeting', 'No meeting has been requested yet.'],
  ['subscriber', 'The newsletter has no subscribers yet.'],
])('an empty list of %s says so', async (name, sentence) => {
  expect(await readLines(name, 'list')).toEqual([sentence])
})
