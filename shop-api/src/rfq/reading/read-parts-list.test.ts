import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { type CellValue, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { readPartsList } from './read-parts-list.ts'

const fixture = async (name: string) => new Uint8Array(await readFile(join(import.meta.dirname, '../fixtures', name)))
const xlsx = (rows: CellValue[][], ...more: { name: string; rows: CellValue[][]; hidden?: boolean }[]) =>
  writeXlsx({ sheets: [{ name: 'List', rows }, ...more] })
const csv = (text: string) => new TextEncoder().encode(text)
const lineKinds = ['part', 'alternate', 'not_fitted']
const read = async (bytes: Uint8Array, lang: LocaleCode = 'en') =>
  (await readPartsList({ bytes }, lang)).rows
    .filter(({ kind }) => lineKinds.includes(kind))
    .map(({ row, numbers, manufacturer, package: packageName, date_code, qty, qty_state, target_price, problems }) => ({
      row,
      part_number: numbers[0]?.number ?? '',
      manufacturer,
      package: packageName,
      date_code,
      qty,
      qty_state,
      target_price,
      problems,
    }))
const numbers = async (bytes: Uint8Array, lang?: LocaleCode) => (await read(bytes, lang)).map((row) => row.part_number)
const row = { manufacturer: '', package: '', date_code: '', qty_state: 'read', target_price: null, problems: [] }

describe('the list is found', () => {
  test('in Excel 97 format, below a title, on the second sheet, with Chinese headings', async () => {
    expect(await read(await fixture('excel-97.xls'), 'zh')).toEqual([
      {
        ...row,
        row: 4,
        part_number: 'RC0402FR-0710KL',
        manufacturer: '国巨',
        package: '0402',
        date_code: '2531+',
        qty: 5_000,
        target_price: '0.0187',
      },
      {
        ...row,
        row: 5,
        part_number: '39281043',
        manufacturer: 'Molex',
        qty: 1_000,
        target_price: '0.05',
        problems: ['changed_by_spreadsheet'],
      },
      { ...row, row: 6, part_number: '0436500200', manufacturer: 'Molex', qty: 250 },
    ])
  })

  test.for([
    ['en', 'Mfr. Part #', 'Brand', 'Case/Package', 'D/C', 'Qty (pcs)', 'Target Price [USD]'],
    ['zh', '型号', '品牌', '封装', '批号', '数量', '目标价'],
    ['tw', '型號', '廠牌', '封裝', '批號', '數量', '目標價'],
    ['jp', '型番', 'メーカー', 'パッケージ', 'デートコード', '数量', '希望単価'],
    ['ko', '품번', '제조사', '패키지', '데이트코드', '수량', '목표가'],
    ['de', 'Hersteller-Teilenummer', 'Hersteller', 'Gehäuse', 'Datumscode', 'Menge', 'Zielpreis'],
    ['ru', 'Артикул', 'Производитель', 'Корпус', 'Датакод', 'Кол-во', 'Целевая цена'],
    ['fr', 'Référence fabricant', 'Fabricant', 'Boîtier', 'Date code', 'Quantité', 'Prix cible'],
    ['es', 'Número de parte', 'Fabricante', 'Encapsulado', 'Código de fecha', 'Cantidad', 'Precio objetivo'],
    ['ar', 'رقم القطعة', 'الشركة المصنعة', 'الغلاف', 'رمز التاريخ', 'الكمية', 'السعر المستهدف'],
    ['it', 'Codice produttore', 'Produttore', 'Contenitore', 'Codice data', 'Quantità', 'Prezzo target'],
  ] as const)('by headings in %s, in any order of columns', async ([lang, ...headings]) => {
    const values = ['LM358DR', 'TI', 'SOIC-8', '2531+', 100, 0.12]
    const bytes = await xlsx([['1', 'Note', ...headings].toReversed(), ['1', 'urgent', ...values].toReversed()])
    expect(await read(bytes, lang)).toEqual([
      {
        row: 2,
        part_number: 'LM358DR',
        manufacturer: 'TI',
        package: 'SOIC-8',
        date_code: '2531+',
        qty: 100,
        qty_state: 'read',
        target_price: '0.12',
        problems: [],
      },
    ])
  })

  test('without headings: part number first, then quantity', async () => {
    expect(await read(await xlsx([[null, 'LM358DR', 100], [], [null, 'NE555P', 5]]))).toEqual([
      { ...row, row: 1, part_number: 'LM358DR', qty: 100 },
      { ...row, row: 3, part_number: 'NE555P', qty: 5 },
    ])
  })

  test('the surest of two columns of part numbers counts', async () => {
    const bytes = await xlsx([
      ['Item', 'Part', 'MPN', 'Qty'],
      [1, 'our-77', 'LM358DR', 3],
    ])
    expect(await numbers(bytes)).toEqual(['LM358DR'])
  })

  test('repeated headings are no parts', async () => {
    const page = [['Part Number', 'Qty'], ['LM358DR', 1], []]
    expect(await numbers(await xlsx([...page, ...page]))).toEqual(['LM358DR', 'LM358DR'])
  })

  test('a hidden sheet is ignored', async () => {
    const secret = {
      name: 'Secret',
      hidden: true,
      rows: [
        ['MPN', 'Manufacturer', 'Qty'],
        ['SECRET', 'x', 1],
      ],
    }
    expect(await numbers(await xlsx([['Part Number'], ['LM358DR']], secret))).toEqual(['LM358DR'])
  })

  test('a heading of __proto__ changes nothing but its own column', async () => {
    const bytes = await xlsx([
      ['__proto__', 'constructor', 'Part Number', 'toString', 'Qty'],
      ['polluted', 'x', 'LM358DR', 'y', 1],
    ])
    expect(await read(bytes)).toEqual([{ ...row, row: 2, part_number: 'LM358DR', qty: 1 }])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a text is read', () => {
  test.for([
    ['commas', 'Part Number,Qty\r\n"LM358DR","1,000"\r\n'],
    ['semicolons', 'Part Number;Qty\nLM358DR;1000\n'],
    ['tabs', 'Part Number\tQty\rLM358DR\t1000'],
    ['a named delimiter', 'sep=|\nPart Number|Qty\nLM358DR|1000'],
    ['a byte order mark', '\uFEFFPart Number,Qty\nLM358DR,1000'],
  ] as const)('with %s', async ([, text]) =>
    expect(await read(csv(text))).toMatchObject([{ part_number: 'LM358DR', qty: 1_000, problems: [] }]),
  )

  test('in UTF-16 of both byte orders', async () => {
    const little = Buffer.from('\uFEFF型号,数量\nLM358DR,7\n', 'utf16le')
    const big = Buffer.from(little).swap16()
    for (const bytes of [little, big]) expect(await read(bytes)).toMatchObject([{ part_number: 'LM358DR', qty: 7 }])
  })

  test.for([
    [
      'zh',
      [0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x2c, 0xc6, 0xb7, 0xc5, 0xc6],
      [0xb9, 0xfa, 0xbe, 0xde],
      '国巨',
    ],
    [
      'jp',
      [0x8c, 0x5e, 0x94, 0xd4, 0x2c, 0x90, 0x94, 0x97, 0xca, 0x2c, 0x83, 0x81, 0x81, 0x5b, 0x83, 0x4a, 0x81, 0x5b],
      [0x91, 0xba, 0x93, 0x63],
      '村田',
    ],
    ['de', [...Buffer.from('Teilenummer,St\xfcck,Marke', 'latin1')], [...Buffer.from('W\xfcrth', 'latin1')], 'Würth'],
  ] as const)('in the old encoding of %s', async ([lang, heading, manufacturerCell, name]) => {
    const bytes = Buffer.from([...heading, 10, ...Buffer.from('LM358DR,7,'), ...manufacturerCell])
    expect(await read(bytes, lang)).toMatchObject([{ part_number: 'LM358DR', qty: 7, manufacturer: name }])
  })

  test('in the encoding that makes its headings known, for any caller', async () => {
    const bytes = Buffer.from([0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 10, ...Buffer.from('LM358DR,7')])
    expect(await read(bytes, 'en')).toMatchObject([{ part_number: 'LM358DR', qty: 7 }])
  })
})

describe('cells become texts as displayed', () => {
  test('a part number that the spreadsheet took for a number is written in full, without .0', async () => {
    const bytes = await xlsx([
      ['Part Number', 'Qty'],
      [39_281_043, 1],
      [7_805.0, 1],
      [12_345_678_901_234, 1],
      ['0436500200', 1],
      [4.7, 1],
    ])
    expect(await numbers(bytes)).toEqual(['39281043', '7805', '12345678901234', '0436500200', '4.7'])
  })

  test('a formula in a text stays that text', async () => {
    const texts = ['=1+1', '+SUM(A1)', '-2+3', '@A1', '=HYPERLINK("http://evil.example")', '＝1+1']
    expect(await numbers(await xlsx([['Part Number'], ...texts.map((text) => [text])]))).toEqual(texts)
  })

  test('invisible and direction-changing characters are removed', async () => {
    const bytes = csv('Part Number,Qty\nLM\u202E358\u200BDR\u0085x,1\n"<img src=x>\u2028\' drop table users",1\n')
    expect(await numbers(bytes)).toEqual(['LM358DR x', "<img src=x> ' drop table users"])
  })

  test('a cell of 200 kB is cut, and flagged', async () => {
    const [long, pair] = await read(
      await xlsx([
        ['MPN', 'Qty'],
        ['A'.repeat(200_000), 1],
        [`${'B'.repeat(199)}😀😀`, 1],
      ]),
    )
    expect(long).toMatchObject({ part_number: 'A'.repeat(200), problems: ['cut_short'] })
    expect(pair).toMatchObject({ part_number: 'B'.repeat(199), problems: ['cut_short'] })
  })

  test('errors of a row are reported with that row', async () => {
    const bytes = await xlsx([
      ['MPN', 'Qty', 'Target price'],
      [null, 10, null],
      ['LM358DR', null, null],
      ['LM358DR', 0, null],
      ['LM358DR', 'some', '€1'],
      ['LM358DR', 10, 0.05],
    ])
    expect((await read(bytes)).map(({ row, qty, qty_state, problems }) => [row, qty, qty_state, problems])).toEqual([
      [2, 10, 'read', []],
      [3, null, 'missing', []],
      [4, null, 'unsure', []],
      [5, null, 'unsure', ['foreign_currency']],
      [6, 10, 'read', []],
    ])
  })

  test('numbers are read by the list’s own format', async () => {
    const list = (price: string) => csv(`MPN;Qty;Price\nLM358DR;1.000;${price}\n`)
    expect(await read(list('0,05'))).toMatchObject([{ qty: 1_000, target_price: '0.05' }])
    expect(await read(list('0.05'), 'de')).toMatchObject([{ qty: 1, qty_state: 'unsure' }])
  })
})
