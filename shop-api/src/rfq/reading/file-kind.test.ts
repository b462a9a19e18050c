import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeOds, writeXlsx } from 'hucre'
import { describe, expect, test } from 'vitest'
import { oleFile, record } from '../../../testing/rfq/ole-file.ts'
import { handmadeXlsx, zipFile } from '../../../testing/rfq/zip-file.ts'
import { detectKind } from './formats/file-kind.ts'
import { readPartsList } from './read-parts-list.ts'

const fixture = async (name: string) => new Uint8Array(await readFile(join(import.meta.dirname, '../fixtures', name)))
const encodeText = (text: string) => new TextEncoder().encode(text)
const sheets = [{ name: 'List', rows: [['Part Number'], ['LM358DR']] }]
const random = (bytes: number) => Buffer.from(Array.from({ length: bytes }, (_, i) => (i * 7919 * (i + 3)) % 251))

const seen = (bytes: Uint8Array) => {
  try {
    return detectKind(bytes)
  } catch (error) {
    return error instanceof Error ? error.message : 'thrown'
  }
}

const encryptedXls = () => {
  const begin = record(0x809, 0x600, 5, 0, 0, 0, 0, 0, 0)
  return oleFile('Workbook', Buffer.concat([begin, record(0x2f, 1, 1, 1), Buffer.alloc(5_000)]))
}

describe('a file is identified by its content, not by its name', () => {
  test('tables', async () => {
    expect(seen(await writeXlsx({ sheets }))).toBe('xlsx')
    expect(seen(await fixture('excel-97.xls'))).toBe('xls')
    expect(seen(encodeText('Part Number,Qty\n'))).toBe('text')
    expect(seen(Buffer.from('Part Number,Qty\n', 'utf16le'))).toBe('text')
    expect(seen(await writeOds({ sheets }))).toBe('ods')
    expect(seen(encodeText('\r\n <html><table><tr><td>LM358DR</td></tr></table></html>'))).toBe('html')
    expect(seen(Buffer.from('\uFEFF<html><table>', 'utf16le'))).toBe('html')
  })

  test.for([
    ['PNG', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64')],
    ['HTML without a table', encodeText('\r\n <html><p>LM358DR</p></html>')],
    [
      'XML of Excel 2003',
      encodeText(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:x"><Worksheet><Table></Table></Worksheet></Workbook>',
      ),
    ],
    ['PDF', encodeText('%PDF-1.7\n1 0 obj')],
    ['RTF', encodeText('{\\rtf1\\ansi LM358DR}')],
    ['web archive', encodeText('MIME-Version: 1.0\nX-Document-Type: Workbook')],
    [
      'Word document',
      zipFile([
        { name: '[Content_Types].xml', content: 'x' },
        { name: 'word/document.xml', content: 'x' },
      ]),
    ],
    [
      'OpenDocument text',
      zipFile([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true }]),
    ],
    ['binary workbook', handmadeXlsx('<x/>', [{ name: 'xl/workbook.bin', content: 'x' }])],
    ['zip of a workbook', zipFile([{ name: 'list.xlsx', content: handmadeXlsx('<x/>') }])],
  ] as const)('%s is refused', ([, bytes]) => expect(seen(new Uint8Array(bytes))).toBe('fileKind'))

  test('Excel 5 format is refused', async () => expect(seen(await fixture('excel-5.xls'))).toBe('fileKind'))

  test('random bytes are refused', async () => {
    await expect(readPartsList({ bytes: random(5_000).subarray(1) }, 'jp')).rejects.toMatchObject({
      refusal: 'fileKind',
    })
  })

  test('a file with a password is refused', async () => {
    expect(seen(await writeXlsx({ sheets, encryption: { password: 'x', spinCount: 1 } }))).toBe('fileProtected')
    expect(seen(encryptedXls())).toBe('fileProtected')
    expect(seen(zipFile([{ name: 'xl/workbook.xml', content: 'x', flags: 1 }]))).toBe('fileProtected')
  })

  test('a workbook with macros is a table; its macros are never run', async () => {
    expect(seen(await writeXlsx({ sheets, vbaProject: new Uint8Array([1, 2, 3]) }))).toBe('xlsx')
    const xls = await fixture('excel-97.xls')
    const vba = Buffer.alloc(512)
    vba.write('_VBA_PROJECT\0', 'utf16le')
    vba.set([26, 0, 2], 64)
    expect(seen(new Uint8Array(Buffer.concat([xls, vba])))).toBe('xls')
  })
})

describe('a zip that would grow is refused by its directory', () => {
  const filler = (bytes: number) => random(bytes)
  const entriesOf3MB = (length: number) =>
    zipFile(
      Array.from({ length }, (_, i) => ({
        name: `a${i}`,
        content: filler(40_000),
        declaredBytes: 3 << 20,
        isStored: true,
      })),
    )
  test.for([
    ['5 MB of one letter', zipFile([{ name: 'a', content: Buffer.alloc(5 << 20, 'a') }]), 'fileTooMuch'],
    ['300 MB of one letter', zipFile([{ name: 'a', content: Buffer.alloc(300 << 20, 'a') }]), 'fileTooMuch'],
    ['many parts that together are too large', entriesOf3MB(11), 'fileTooMuch'],
    ['as many parts as are small enough together', entriesOf3MB(10), 'fileKind'],
    [
      'more than 32 MB at a modest ratio',
      zipFile([{ name: 'a', content: filler(1 << 20), declaredBytes: 40 << 20, isStored: true }]),
      'fileTooMuch',
    ],
    [
      '20,000 entries',
      zipFile(Array.from({ length: 20_000 }, (_, i) => ({ name: `${i}`, content: '' }))),
      'fileTooMuch',
    ],
    ['sizes of zip64', zipFile([{ name: 'a', content: 'x', declaredBytes: 0xffffffff }]), 'fileTooMuch'],
    ['a size that says nothing', zipFile([{ name: 'a', content: filler(999), declaredBytes: 0 }]), 'fileDamaged'],
    ['sizes that come only later', zipFile([{ name: 'a', content: '', isStored: true, flags: 8 }]), 'fileDamaged'],
  ] as const)('%s', ([, bytes, refusal]) => expect(seen(bytes)).toBe(refusal))

  test('a false size is found while unpacking', async () => {
    const letters = Buffer.from(Array.from({ length: 400_000 }, (_, i) => 97 + ((i * i) % 23)))
    const lie = handmadeXlsx('<worksheet/>', [{ name: 'xl/sharedStrings.xml', content: letters, declaredBytes: 9 }])
    expect(seen(lie)).toBe('xlsx')
    await expect(readPartsList({ bytes: lie }, 'en')).rejects.toMatchObject({ refusal: 'fileDamaged' })
  })
})

describe('names in a zip have no effect', () => {
  test('a repeated entry is refused', () => {
    const twice = { name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' }
    expect(seen(handmadeXlsx('<worksheet/>', [twice]))).toBe('fileDamaged')
  })

  test('paths outside the zip are looked up in the zip alone', async () => {
    const rels = `<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="../../../../../etc/passwd"/></Relationships>`
    const bytes = zipFile([
      { name: '[Content_Types].xml', content: '<Types/>' },
      {
        name: '_rels/.rels',
        content:
          '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      },
      {
        name: 'xl/workbook.xml',
        content: '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      },
      { name: 'xl/_rels/workbook.xml.rels', content: rels },
      { name: '../../../../tmp/evil', content: 'x' },
      { name: '/etc/passwd', content: 'x' },
    ])
    await expect(readPartsList({ bytes }, 'en')).rejects.toMatchObject({ refusal: 'fileDamaged' })
  })
})
