import { readFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import { join } from 'node:path'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, envelope } from '@partgate/schema/shop-api/envelope.ts'
import { writeXlsx } from 'hucre'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listen } from '#http/listen.ts'
import { createCartClient, type Headers } from '../../testing/cart-client.ts'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { soldOut, tapeId } from '../../testing/small-parts.ts'
import { toDisplayFileName } from './file-name.ts'
import { sweepUploads } from './index.ts'

const { upload, handleExcel } = contract.rfq
const limitBytes = 2 * 1024 * 1024
const refusedFile = { code: codes.fileRefused, data: { fields: [{ field: 'file' }] } }

let shop: TestShop
let server: Server
let url: string
beforeAll(async () => {
  shop = await openTestShop()
  await fillSmallCatalogue(shop.db)
  server = await listen(shop.app, '127.0.0.1', 0)
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})
beforeEach(() => shop.db.exec('truncate uploads, rate_limits; delete from users'))

const fileForm = (content: string | Uint8Array<ArrayBuffer>, name = 'list.csv') => {
  const form = new FormData()
  form.set('file', new File([content], name))
  return form
}
const send = async (body: FormData | string, headers: Headers = {}) =>
  envelope.parse(await (await fetch(`${url}${upload.path}`, { method: 'POST', body, headers })).json())
const stored = async (content: string | Uint8Array<ArrayBuffer>, headers?: Headers, name?: string) =>
  upload.data.parse((await send(fileForm(content, name), headers)).data)
const read = (file_id: string, headers: Headers = {}) =>
  shop.call('POST', handleExcel.path, { body: { file_id }, headers })
const readRows = async (content: string) =>
  handleExcel.data
    .parse((await read((await stored(content)).file_id)).data)
    .rows.map(({ match, goods }) => [match, goods?.goods_id ?? null])
const uploads = () => shop.db.query<{ file_name: string; content: Uint8Array }>('select * from uploads')

const boundary = 'a-boundary'
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`
const tail = `\r\n--${boundary}--\r\n`

/** Resolves to the response, if any, and to the number of bytes taken. */
const stream = (bytes: number, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | null; sent: number; text: string }>((resolve) => {
    let sent = 0
    const piece = Buffer.alloc(65_536, 'a')
    const type = `multipart/form-data; boundary=${boundary}`
    const call = request(`${url}${upload.path}`, { method: 'POST', headers: { 'Content-Type': type, ...headers } })
    call.on('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, sent, text })
        call.destroy()
      })
    })
    call.on('error', () => resolve({ status: null, sent, text: '' }))
    const more = () => {
      while (sent < bytes && !call.destroyed) {
        sent += piece.length
        if (!call.write(piece)) return void call.once('drain', more)
      }
      if (!call.destroyed) call.end(tail)
    }
    call.write(head)
    more()
  })

describe('a file has at most 2 MB', () => {
  const tooLarge = { ...refusedFile, message: 'The file is larger than 2 MB' }
  const csv = (bytes: number) => `MPN,Qty\n${'A,1\n'.repeat(bytes / 4)}`.slice(0, bytes)

  test('exactly this size is stored, one byte more is not', async () => {
    expect(await stored(csv(limitBytes))).toMatchObject({ size: limitBytes })
    expect(await send(fileForm(csv(limitBytes) + '1'))).toMatchObject(tooLarge)
    expect(await uploads()).toHaveLength(1)
  })

  test('a form of unknown length is counted while it arrives', async () => {
    const { status, text } = await stream(3 << 20)
    expect(status).toBe(413)
    expect(JSON.parse(text)).toMatchObject(tooLarge)
    expect(await uploads()).toEqual([])
  })

  test.for<Record<string, string>>([{}, { 'Content-Length': String(1 << 30) }])(
    'a stream of 1 GB is cut, with the headers %j',
    async (headers) => {
      const { status, sent } = await stream(1 << 30, headers)
      expect([413, null]).toContain(status)
      expect(sent).toBeLessThan(64 << 20)
      expect(await uploads()).toEqual([])
    },
  )

  test('an incomplete form is refused, and one of a disconnected caller is dropped', async () => {
    const type = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    expect(await send(head + 'MPN,Qty\n', type)).toMatchObject({ code: codes.invalidRequest })
    const leaving = request(`${url}${upload.path}`, { method: 'POST', headers: type })
    leaving.on('error', () => undefined)
    leaving.write(head)
    leaving.destroy()
    await new Promise((resolve) => leaving.on('close', resolve))
    expect(await uploads()).toEqual([])
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  const textForm = new FormData()
  textForm.set('file', 'MPN,Qty')
  test.for([
    ['without a file', new FormData()],
    ['with a text in its place', textForm],
  ] as const)('a form %s is refused', async ([, form]) => {
    expect(await send(form)).toMatchObject({ code: codes.invalidRequest, message: 'Choose a file' })
  })

  test('two files, or one more field, are refused', async () => {
    const two = fileForm('MPN')
    two.append('file', new File(['MPN'], 'b.csv'))
    const more = fileForm('MPN')
    more.set('user_id', '1')
    for (const form of [two, more]) expect((await send(form)).code).toBe(codes.invalidRequest)
    expect((await send('{}', { 'Content-Type': 'application/json' })).code).toBe(codes.invalidRequest)
    expect(await uploads()).toEqual([])
  })
})

describe('an upload', () => {
  test('that is no table is refused with a remedy, and not stored', async () => {
    const png = new Uint8Array(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'))
    const refused = await send(fileForm(png, 'list.xlsx'))
    expect(refused.code).toBe(codes.fileRefused)
    expect(refused.message).toContain('Save it as .xlsx, .xls (97-2003), .ods or .csv')
    expect(await send(fileForm('', 'list.csv'))).toMatchObject(refusedFile)
    expect(await uploads()).toEqual([])
  })

  test.for([
    ['../../etc/passwd', 'passwd'],
    ['C:\\lists\\mai 1.xlsx', 'mai 1.xlsx'],
    ['a\r\nSet-Cookie: x=1.csv', 'a Set-Cookie: x=1.csv'],
    ['list\u202Excslx.csv', 'listxcslx.csv'],
    ['.htaccess', 'htaccess'],
    ['/', 'list'],
    ['', 'list'],
    ['a'.repeat(500), 'a'.repeat(200)],
    [`${'a'.repeat(199)}😀.csv`, 'a'.repeat(199)],
  ] as const)('a file named %j is shown as %j', ([given, shown]) => expect(toDisplayFileName(given)).toBe(shown))

  test('has its name stored as text only', async () => {
    expect((await stored('MPN,Qty\nX,1', {}, '../../../tmp/evil.csv')).file_name).toBe('evil.csv')
    const storedFiles = (await uploads()).map(({ file_name, content }) => [file_name, Buffer.from(content).toString()])
    expect(storedFiles).toEqual([['evil.csv', 'MPN,Qty\nX,1']])
  })

  test('only the hash of its id is stored', async () => {
    const { file_id } = await stored('MPN,Qty\nX,1')
    expect(file_id).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await uploads())).not.toContain(file_id)
  })
})

describe('a file belongs to its owner', () => {
  test('a member’s is not found by others, like an unknown id', async () => {
    const [ada, bob] = [
      await createCartClient(shop).member('ada@example.com'),
      await createCartClient(shop).member('bob@example.com'),
    ]
    const { file_id } = await stored('MPN,Qty\nX,1', ada)
    const unknown = await read('A'.repeat(43))
    expect(unknown.code).toBe(codes.notFound)
    expect(await read(file_id, bob)).toEqual(unknown)
    expect(await read(file_id)).toEqual(unknown)
    expect((await read(file_id, ada)).code).toBe(codes.ok)
  })

  test('a guest’s is open to any client with its id, for an hour', async () => {
    const { file_id } = await stored('MPN,Qty\nX,1')
    expect((await read(file_id)).code).toBe(codes.ok)
    await shop.db.query("update uploads set created_at = now() - interval '61 minutes'")
    expect(await read(file_id)).toMatchObject({
      code: codes.notFound,
      message: 'This file is no longer available. Please upload it again.',
    })
    await sweepUploads(shop.db)
    expect(await uploads()).toEqual([])
  })
})

describe('a list is matched with the catalogue', () => {
  const [mpn, tape] = ['RC0603FR-0710KL', tapeId('RC0603FR-0710KL')]

  test('by part number, by order code, and without dashes, spaces and case', async () => {
    const rows = [mpn, `${mpn}-R`, 'rc0603 fr0710kl', 'GRM39X7R104K16', 'NO-SUCH-PART']
    expect(await readRows(`MPN,Qty\n${rows.map((row) => `${row},10`).join('\n')}`)).toEqual([
      ['exact', tape],
      ['exact', tape + 1],
      ['normalised', tape],
      ['normalised', tapeId('GRM0603R71C104K')],
      ['none', null],
    ])
  })

  test('by any number of the line, but not by a value or by a number of another kind of part', async () => {
    const lines = [`R1,10k,0603,UNKNOWN-1,${mpn}`, 'R2,10k,0603,UNKNOWN-2,', `C1,,0603,${mpn.replace('07', '13')},`]
    const header = 'Reference,Value,Package,Manufacturer Part Number,Supplier Part Number,Qty'
    expect(await readRows([header, ...lines.map((line) => `${line},5`)].join('\n'))).toEqual([
      ['normalised', tape],
      ['none', null],
      ['none', null],
    ])
  })

  test('with zeros that a spreadsheet has lost', async () => {
    await shop.db.query("update parts set mpn = '0436500200' where mpn = $1", [soldOut])
    expect(await readRows('MPN,Qty\n436500200,1')).toEqual([['normalised', tapeId(soldOut)]])
    await shop.db.query("update parts set mpn = $1 where mpn = '0436500200'", [soldOut])
  })

  test('1,000 rows at once, in the caller’s language', async () => {
    const rows: (string | number)[][] = Array.from({ length: 1_200 }, () => [mpn, 10])
    const content = new Uint8Array(await writeXlsx({ sheets: [{ name: 'a', rows: [['MPN', 'Qty'], ...rows] }] }))
    const { data } = await read((await stored(content)).file_id, { Lang: 'de' })
    const list = handleExcel.data.parse(data)
    expect([list.rows.length, list.rows_left_out]).toEqual([1_000, 200])
    expect(list.rows.at(-1)?.goods?.parameters[0]?.name).toBe('Widerstand')
  })

  test('from an Excel 97 file', async () => {
    const content = new Uint8Array(await readFile(join(import.meta.dirname, 'fixtures/excel-97.xls')))
    const { data } = await read((await stored(content)).file_id)
    expect(handleExcel.data.parse(data).rows.map(({ match }) => match)).toEqual(['exact', 'none', 'none'])
  })
})
