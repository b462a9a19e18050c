import { findUtf16 } from './decode-text.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { listZipNames } from './zip-directory.ts'

type OleStream = { startSector: number; size: number }

const entryBytes = 128
const streamType = 2
const [nameLengthAt, typeAt, startAt, sizeAt, sectorShiftAt, maxNameBytes] = [64, 66, 116, 120, 30, 64]

const nameIn = (view: DataView, at: number) => {
  const length = view.getUint16(at + nameLengthAt, true)
  if (length < 2 || length > maxNameBytes || length % 2 !== 0) return ''
  let name = ''
  for (let i = 0; i < length - 2; i += 2) name += String.fromCharCode(view.getUint16(at + i, true))
  return name
}

/** Entries are found by alignment instead of the chain of sectors, which a damaged file may have bent into a circle. */
const oleStreams = (bytes: Uint8Array): Map<string, OleStream> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const streams = new Map<string, OleStream>()
  for (let at = 512; at + entryBytes <= view.byteLength; at += entryBytes) {
    if (view.getUint8(at + typeAt) !== streamType) continue
    const name = nameIn(view, at)
    const stream = { startSector: view.getUint32(at + startAt, true), size: view.getUint32(at + sizeAt, true) }
    if (name !== '' && !streams.has(name)) streams.set(name, stream)
  }
  return streams
}

const filePass = 0x2f
const smallStream = 4_096

const isEncryptedWorkbook = (bytes: Uint8Array, { startSector, size }: OleStream): boolean => {
  if (size < smallStream) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorBytes = 2 ** Math.min(view.getUint16(sectorShiftAt, true), 12)
  const start = (startSector + 1) * sectorBytes
  const end = Math.min(start + sectorBytes, view.byteLength) - 4
  for (let at = start; at <= end; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === filePass) return true
  return false
}

type FileKind = 'xlsx' | 'xls' | 'ods' | 'html' | 'text'

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte)

/** The first entry of an OpenDocument file is its type, uncompressed. */
const isOpenDocument = (bytes: Uint8Array) =>
  new TextDecoder('latin1')
    .decode(bytes.subarray(30, 110))
    .startsWith('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')

const zipKind = (bytes: Uint8Array): FileKind => {
  const names = listZipNames(bytes)
  const has = (piece: RegExp) => names.values().some((name) => piece.test(name))
  if (isOpenDocument(bytes) && names.has('content.xml')) return 'ods'
  if (!names.has('[Content_Types].xml') || !has(/^xl\//i) || has(/^xl\/workbook\.bin$/i))
    throw new UnreadableFile('fileKind')
  return 'xlsx'
}

const oleKind = (bytes: Uint8Array): FileKind => {
  const streams = oleStreams(bytes)
  if (streams.has('EncryptedPackage')) throw new UnreadableFile('fileProtected')
  const workbook = streams.get('Workbook')
  if (!workbook) throw new UnreadableFile('fileKind')
  if (isEncryptedWorkbook(bytes, workbook)) throw new UnreadableFile('fileProtected')
  return 'xls'
}

const otherTexts = /^\uFEFF?\s*(<|%PDF|\{\\rtf|MIME-Version:)/i

const searchedBytes = 100_000
/** Programs name such a page `.xls`. The XML of Excel 2003 has a `<Table>` in a `<Workbook>`. */
const isHtmlTable = (text: string) =>
  /^\uFEFF?\s*</.test(text) && /<table[\s>]/i.test(text) && !/<Workbook[\s>]/.test(text)

const textKind = (bytes: Uint8Array): FileKind => {
  const utf16 = findUtf16(bytes)
  const decode = (chars: number) => new TextDecoder(utf16 ?? 'utf-8').decode(bytes.subarray(0, chars))
  if (isHtmlTable(decode(searchedBytes))) return 'html'
  const isOther = otherTexts.test(decode(256))
  if (isOther || (!utf16 && bytes.includes(0))) throw new UnreadableFile('fileKind')
  return 'text'
}

/** By content, not by name; throws for files that are no table or protected. */
export const detectKind = (bytes: Uint8Array): FileKind => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipKind(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return oleKind(bytes)
  return textKind(bytes)
}
