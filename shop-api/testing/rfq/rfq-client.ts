import { contract } from '@partgate/schema/shop-api/contract.ts'
import { hashToken } from '#security/tokens.ts'
import { createCartClient, type Headers } from '../cart-client.ts'
import { emptyTables } from '../empty-tables.ts'
import type { TestShop } from '../open-test-shop.ts'
import { tapeId } from '../small-parts.ts'

const { upload, submit, quick, list, detail } = contract.rfq
const { captchaGet, captchaCheck } = contract.site

export const noRequests = emptyTables([
  'rfqs',
  'parts_lists',
  'uploads',
  'captchas',
  'rate_limits',
  'outbox',
  'idempotency_keys',
  'users',
])

export const part = { part_number: 'LM358DR', qty: 100, target_price: '0.0187' }
const form = {
  parts: [part],
  contact_name: 'Ada Asker',
  company_name: 'Bench Ltd',
  email: 'ada@example.com',
  telephone: '+49 30 1234567',
  country: 'DE',
}
type Changes = Record<string, unknown>
type Mail = {
  recipient: string
  kind: string
  lang: string
  subject: string
  body_text: string
  body_html: string
}

let lastKey = 0
export const newKey = () => `a-key-of-the-test-${++lastKey}`

export const createRfqClient = (shop: TestShop) => {
  const captchaToken = async (purpose: 'rfq' | 'quick_rfq' = 'rfq') => {
    const { data } = await shop.call('GET', `${captchaGet.path}?purpose=${purpose}`)
    const { captcha_id } = captchaGet.data.parse(data)
    const [row] = await shop.db.query<{ answer: string }>('select answer from captchas where id_hash = $1', [
      hashToken(captcha_id),
    ])
    const checked = await shop.call('POST', captchaCheck.path, { body: { captcha_id, answer: row?.answer } })
    return captchaCheck.data.parse(checked.data).captcha_token
  }
  const asking = async (changes: Changes = {}) => ({
    idempotency_key: newKey(),
    ...('captcha_token' in changes ? {} : { captcha_token: await captchaToken() }),
    ...form,
    ...changes,
  })
  const send = (body: object, headers: Headers = {}) => shop.call('POST', submit.path, { body, headers })
  return {
    captchaToken,
    asking,
    send,
    ask: async (changes?: Changes, headers?: Headers) => send(await asking(changes), headers),
    askQuick: (changes: Changes, headers: Headers = {}) =>
      shop.call('POST', quick.path, {
        body: { idempotency_key: newKey(), goods_id: tapeId('LM358DR'), qty: 20, ...changes },
        headers,
      }),
    fileId: async (headers: Headers = {}, content: string | Uint8Array<ArrayBuffer> = 'MPN,Qty\nLM358DR,1') => {
      const body = new FormData()
      body.set('file', new File([content], 'list.csv'))
      const response = await shop.app.request(upload.path, { method: 'POST', body, headers })
      return upload.data.parse(Reflect.get(Object(await response.json()), 'data')).file_id
    },
    numberIn: ({ data }: { data: unknown }) => submit.data.parse(data).rfq_no,
    member: (email: string) => createCartClient(shop).member(email),
    count: async (table: string) => (await shop.db.query(`select 1 from ${table}`)).length,
    mails: () => shop.db.query<Mail>('select * from outbox order by id'),
    readList: async (headers: Headers, query = '') =>
      list.data.parse((await shop.call('GET', `${list.path}${query}`, { headers })).data),
    readDetail: (headers: Headers, rfqNo: string) => shop.call('GET', `${detail.path}?rfq_no=${rfqNo}`, { headers }),
  }
}
