import { createServer } from 'node:net'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constantFrom, constant, type Arbitrary, assert, asyncProperty, integer, oneof, tuple } from 'fast-check'
import { writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { handmadeXlsx } from '../../../testing/rfq/zip-file.ts'
import { readPartsList } from './read-parts-list.ts'
import { UnreadableFile } from './formats/unreadable-file.ts'

const sheet = (rows: string, more = '') => handmadeXlsx(`<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`)
const text = (ref: string, words: string) => `<c r="${ref}" t="inlineStr"><is><t>${words}</t></is></c>`
const head = `<row r="1">${text('A1', 'Part Number')}${text('B1', 'Qty')}</row>`
const line = (at: number, part: string, qty = '1') =>
  `<row r="${at}">${text(`A${at}`, part)}<c r="B${at}"><v>${qty}</v></c></row>`

describe('a sheet is as large as its list', () => {
  test('2,000 rows are read, the rest is counted', async () => {
    const rows = Array.from({ length: 2_500 }, (_, i) => [`PART-${i}`, i + 1])
    const bytes = await writeXlsx({ sheets: [{ name: 'List', rows: [['Part Number', 'Qty'], ...rows] }] })
    const list = await readPartsList({ bytes }, 'en')
    expect(list.rows).toHaveLength(2_000)
    expect(list.rows.at(-1)).toMatchObject({ row: 2_001, numbers: [{ number: 'PART-1999' }], qty: 2_000 })
    expect(list.rows_left_out).toBe(500)
  })

  test('a cell far away, a false dimension and a merge of everything change nothing', async () => {
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    const bytes = handmadeXlsx(
      `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${head}${line(2, 'LM358DR')}${far}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>`,
    )
    const { rows, rows_left_out } = await readPartsList({ bytes }, 'en')
    expect(rows.map((row) => row.numbers[0]?.number)).toEqual(['LM358DR'])
    expect(rows_left_out).toBe(0)
  })
})

describe('a file reaches nothing outside itself', () => {
  test('entities, external links and formulas fetch nothing and unfold nothing', async () => {
    let calls = 0
    const trap = createServer((socket) => {
      calls++
      socket.destroy()
    })
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
    const address = trap.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    const entities = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname"><!ENTITY h SYSTEM "${url}"><!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
    const service = `<row r="3"><c r="A3" t="str"><f>WEBSERVICE("${url}")</f><v>NE555P</v></c></row>`
    const xml = `${entities}<worksheet><sheetData>${head}${line(2, 'X&f;&h;&b;')}${service}</sheetData></worksheet>`
    const link = { name: 'xl/externalLinks/externalLink1.xml', content: `<externalLink r:id="${url}"/>` }
    const list = await readPartsList({ bytes: handmadeXlsx(xml, [link]) }, 'en')
    trap.close()
    expect(calls).toBe(0)
    expect(JSON.stringify(list)).not.toContain('aaaa')
    expect(list).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({ numbers: [expect.objectContaining({ number: 'NE555P' })] }),
      ]),
    })
  })
})

const files = async (): Promise<Uint8Array[]> => [
  await writeXlsx({
    sheets: [
      {
        name: 'List',
        rows: [
          ['MPN', 'Qty'],
          ['LM358DR', 100],
          ['NE555P', '1,000'],
        ],
      },
    ],
  }),
  new Uint8Array(await readFile(join(import.meta.dirname, '../fixtures/excel-97.xls'))),
  sheet(head + line(2, 'LM358DR')),
  new TextEncoder().encode('Part Number;Qty;Hersteller\r\n"LM358DR";100;Würth\r\n'),
  new TextEncoder().encode('<table><tr><td>MPN<td rowspan=2>Qty</tr><tr><td>LM358DR&nbsp;<td>100</tr></table>'),
]

type Damage = { at: number; change: 'flip' | 'cut' | 'double' | 'zero' | 'ones'; bit: number }

const damaged = (bytes: Uint8Array, damage: readonly Damage[]) =>
  damage.reduce((before, { at, change, bit }) => {
    const place = at % Math.max(1, before.length)
    if (change === 'cut') return before.slice(0, place)
    if (change === 'double')
      return new Uint8Array(Buffer.concat([before.subarray(0, place), before.subarray(place >> 1)]))
    const after = before.slice()
    const values = { flip: (after[place] ?? 0) ^ (1 << bit), zero: 0, ones: 255 }
    if (after.length > 0) after[place] = values[change]
    return after
  }, bytes)

const damage: Arbitrary<Damage> = tuple(
  integer({ min: 0, max: 20_000 }),
  oneof({ weight: 6, arbitrary: constant('flip' as const) }, constantFrom('cut', 'double', 'zero', 'ones')),
  integer({ min: 0, max: 7 }),
).map(([at, change, bit]) => ({ at, change, bit }))

test.for([0, 1, 2, 3, 4])('a damaged file is a list or a refusal (file %i)', async (index) => {
  const bytes = (await files())[index] ?? new Uint8Array()
  const outcomes = new Set<string>()
  await assert(
    asyncProperty(tuple(damage, damage, damage), integer({ min: 1, max: 3 }), async (three, count) => {
      const outcome = await readPartsList({ bytes: damaged(bytes, three.slice(0, count)) }, 'de').catch(
        (error: unknown) => error,
      )
      expect(outcome instanceof UnreadableFile || Array.isArray(Reflect.get(Object(outcome), 'rows'))).toBe(true)
      outcomes.add(outcome instanceof UnreadableFile ? outcome.refusal : 'list')
    }),
    { numRuns: 400, seed: 1 },
  )
  expect(outcomes.size).toBeGreaterThan(1)
})
