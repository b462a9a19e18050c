import { extractText, getDocumentProxy } from 'unpdf'
import subsetFont from 'subset-font'
import { createTranslator } from 'use-intl/core'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { findEnglishWords } from '@partgate/schema/testing/english-words.ts'
import { loadMessages } from '#i18n/messages.ts'
import { type DocumentKind, documentKinds } from './document-kinds.ts'
import { drawDocument } from './draw-document.ts'
import { toOrderDocument } from './order-document.ts'
import { sampleOrder, sampleShop } from '#testing/sample-order.ts'

vi.mock('subset-font', { spy: true })

type Order = ReturnType<typeof sampleOrder>
const languages = Object.fromEntries(locales.map((locale) => [locale.code, locale])) as Record<
  LocaleCode,
  (typeof locales)[number]
>

const draw = async (code: LocaleCode, order: Order, kind: DocumentKind = 'proforma') => {
  const locale = languages[code].tag
  const t = createTranslator({ locale, messages: await loadMessages(code) }) as never
  const pdf = await drawDocument(toOrderDocument({ kind, order, locale, t, ...sampleShop }), locale)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return { pages: text.map((page) => page.normalize('NFKC').replaceAll(/\s+/g, ' ')), kilobytes: pdf.length / 1000 }
}

const expected: Record<LocaleCode, string[]> = {
  en: ['Pro-forma invoice', 'USD 1,084.43', 'Cut tape', 'Japan'],
  zh: ['形式发票', 'USD 1,084.43', '剪切带', '日本'],
  tw: ['形式發票', 'USD 1,084.43', '剪切捲帶', '日本'],
  jp: ['プロフォーマインボイス', 'USD 1,084.43', 'カットテープ', '日本'],
  ko: ['프로포마 인보이스', 'USD 1,084.43', '컷 테이프', '일본'],
  de: ['Proforma-Rechnung', '1.084,43 USD', 'Japan'],
  ru: ['Счёт-проформа', '1 084,43 USD', 'Япония'],
  fr: ['Facture pro forma', '1 084,43 USD', 'Japon'],
  es: ['Factura proforma', '1.084,43 USD', 'Japón'],
  ar: ['فاتورة مبدئية', '1,084.43 USD', 'اليابان', 'حوالة مصرفية', 'شريط مقطوع', 'ليس هذا المستند فاتورة ضريبية ولا'],
  it: ['Fattura proforma', '1.084,43 USD', 'Giappone'],
}

test.for(locales)('in $code the document is complete and its fonts have every letter', async ({ code }) => {
  const { pages, kilobytes } = await draw(code, sampleOrder())
  const [text] = pages
  for (const each of [
    ...expected[code],
    'PG-7K3M9-X2Q4T',
    '260000000017',
    'PO 4711/26',
    '社内 4711-B',
    '田中 太郎',
    '北京示例电子有限公司',
  ])
    expect(text).toContain(each)
  for (const each of ['GRM188R71C104KA01D-3', 'Murata Electronics', '2531+', 'EXAMHKHH', '012-345678-901'])
    expect(text).toContain(each)
  expect(kilobytes).toBeLessThan(300)
})

test.for(['Erdős, İzmir', 'がぎぐ、ポート', '서울시 강남구', 'Київ'])(
  'letters in decomposed form are in the document: %s',
  async (remark) => {
    const [text] = (await draw('en', sampleOrder({ remark: remark.normalize('NFD') }))).pages
    expect(text).toContain(remark.normalize('NFKC'))
  },
)

const listTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.normalize('NFKC')]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listTexts)
      : []

test.for(locales.flatMap(({ code }) => (code === 'en' ? [] : documentKinds.map((kind) => [code, kind] as const))))(
  'in %s the %s has no English word besides names and addresses',
  async ([code, kind]) => {
    const order = sampleOrder()
    const given = listTexts([order, sampleShop])
      .filter((each) => each.length > 2)
      .toSorted((a, b) => b.length - a.length)
    const [text = ''] = (await draw(code, order, kind)).pages
    const own = given.reduce((rest, each) => rest.replaceAll(each, ' '), text)
    expect(findEnglishWords(own, code)).toEqual([])
  },
)

test('the part number of the buyer is below the part', async () => {
  const [text = ''] = (await draw('en', sampleOrder())).pages
  expect(text).toMatch(/GRM188R71C104KA01D-2 Murata Electronics Your part no\. 社内 4711-B/)
  expect(text.match(/Your part no\./g)).toHaveLength(1)
})

describe('the amounts', () => {
  test('are those of the order: five decimals for unit prices, two for totals', async () => {
    const [text] = (await draw('en', sampleOrder(), 'confirmation')).pages
    expect(text).toContain('Order confirmation')
    expect(text).toMatch(/GRM188R71C104KA01D-1 Murata Electronics Cut tape 2531\+ 0\.01234 1,200 14\.81/)
    expect(text).toMatch(/Subtotal USD 1,044\.43 Freight USD 40\.00 Total USD 1,084\.43/)
  })

  test('show that sales must confirm the freight, and request no sum', async () => {
    const open = sampleOrder({ freight: null, total: null, hasManualFreight: true, canPay: false })
    const [text] = (await draw('en', open)).pages
    expect(text).toContain('Freight To be confirmed by sales Total after the freight is confirmed')
    expect(text).not.toContain('Amount USD 1,084.43')
    expect(text).toContain('you pay after that')
  })

  test.for([
    [{ paymentMethod: 'PAYPAL' }, false],
    [{ paymentStatus: 'PAID', status: 'CONFIRMING' }, false],
    [{ paymentStatus: 'DECLARED', status: 'CONFIRMING' }, false],
    [{ status: 'CANCELED' }, false],
    [{}, true],
  ] as const)('of the bank account appear only if a transfer is due: %o: %s', async ([changes, isThere]) => {
    const [text = ''] = (await draw('en', sampleOrder(changes))).pages
    expect(text.includes('EXAMHKHH')).toBe(isThere)
  })
})

test.for(documentKinds)('the %s has the billing and the shipping address apart', async (kind) => {
  const [text = ''] = (await draw('en', sampleOrder(), kind)).pages
  const billing = text.indexOf('Billing address')
  const shipping = text.indexOf('Shipping address')
  expect([billing >= 0, shipping > billing]).toEqual([true, true])
  expect(text.slice(billing, shipping)).toMatch(
    /Ada Keller .*Invalidenstr\. 44 .*Berlin.* Germany \+49 30 5550 0123 buyer@example\.com/,
  )
  expect(text.slice(billing, shipping)).not.toMatch(/田中|\+81/)
  expect(text.slice(shipping)).toMatch(/Japan 〒100-0005 .*千代田区.*田中 太郎 \+81 3-5555-0123/)
  expect(text.slice(shipping)).not.toMatch(/Ada|Invalidenstr|\+49/)
})

const countOpenedFaces = (weight: number) =>
  vi.mocked(subsetFont).mock.calls.filter(([, , options]) => options?.variationAxes?.['wght'] === weight).length

test('texts of the buyer, which may have letters of many faces, open the regular ones alone', async () => {
  const rare = (first: number) => Array.from({ length: 40 }, (_, at) => String.fromCodePoint(first + at * 100)).join('')
  const { lines, shippingAddress } = sampleOrder()
  const order = sampleOrder({
    remark: rare(0x4e21),
    lines: lines.map((line) => ({ ...line, customerPartNumber: rare(0x5e23) })),
    shippingAddress: { ...shippingAddress, addressLine1: rare(0x6e25) },
  })
  const [regular, bold] = [countOpenedFaces(400), countOpenedFaces(600)]
  await draw('en', order)
  expect(countOpenedFaces(400) - regular).toBeGreaterThan(20)
  expect(countOpenedFaces(600) - bold).toBe(0)
})

test('has its times in UTC, wherever the server is', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date(0).getTimezoneOffset()).toBe(-540)
  const [text] = (await draw('en', sampleOrder())).pages
  expect(text).toContain('Nov 23, 2026, 10:00 AM UTC')
})

test('repeats the table header on each page of 200 lines', async () => {
  const { pages, kilobytes } = await draw('de', sampleOrder({}, 200))
  expect(pages.length).toBeGreaterThan(5)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`PG-7K3M9-X2Q4T · Seite ${at + 1} von ${pages.length}`)
    expect(page.includes('Stückpreis USD'), `the head on page ${at + 1}`).toBe(page.includes('GRM188'))
  }
  expect(pages.join(' ')).toContain('GRM188R71C104KA01D-200')
  expect(kilobytes).toBeLessThan(300)
})

test('breaks long names within their column', async () => {
  const order = sampleOrder()
  const [line] = order.lines
  if (!line) throw new Error('The sample has no line')
  const partNumber = 'ABCDEFGHIJ-0123456789'.repeat(5)
  const { pages } = await draw('en', { ...order, lines: [{ ...line, partNumber, manufacturerName: 'M'.repeat(90) }] })
  expect(pages[0]?.replaceAll(' ', '')).toContain(partNumber)
  expect(pages[0]).not.toContain(partNumber)
})
