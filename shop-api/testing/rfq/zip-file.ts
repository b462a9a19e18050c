import { crc32, deflateRawSync } from 'node:zlib'

type Entry = {
  name: string
  content: string | Uint8Array
  /** Overrides the declared size in the directory. */
  declaredBytes?: number
  isStored?: boolean
  flags?: number
}

const header = (
  bytes: number,
  signature: number,
  fields: readonly (readonly [at: number, size: 2 | 4, value: number])[],
) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUInt32LE(signature)
  for (const [at, size, value] of fields)
    if (size === 2) buffer.writeUInt16LE(value, at)
    else buffer.writeUInt32LE(value, at)
  return buffer
}

export const zipFile = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, declaredBytes, isStored = false, flags = 0 } of entries) {
    const raw = Buffer.from(content)
    const packed = isStored ? raw : deflateRawSync(raw, { level: 9 })
    const nameBytes = Buffer.from(name)
    const shared = (at: number) =>
      [
        [at, 2, flags],
        [at + 2, 2, isStored ? 0 : 8],
        [at + 8, 4, crc32(raw)],
        [at + 12, 4, packed.length],
        [at + 16, 4, declaredBytes ?? raw.length],
        [at + 20, 2, nameBytes.length],
      ] as const
    const local = Buffer.concat([header(30, 0x04034b50, shared(6)), nameBytes, packed])
    directory.push(header(46, 0x02014b50, [...shared(8), [42, 4, offset]]), nameBytes)
    files.push(local)
    offset += local.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = header(22, 0x06054b50, [
    [8, 2, entries.length],
    [10, 2, entries.length],
    [12, 4, size],
    [16, 4, offset],
  ])
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook that no spreadsheet program would write. */
export const handmadeXlsx = (sheetXml: string, more: readonly Entry[] = []): Uint8Array<ArrayBuffer> =>
  zipFile([
    { name: '[Content_Types].xml', content: `<Types xmlns="${types}/content-types"/>` },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${relation}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${types}/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml },
    ...more,
  ])
