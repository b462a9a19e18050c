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

export type FileKind = 'xlsx' | 'xls' | 'text'

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte)

const zipKind = (bytes: Uint8Array): FileKind => {
  const names = listZipNames(bytes)
  const has = (piece: RegExp) => names.values().some((name) => piece.test(name))
  if (!names.has('[Content_Types].xml') || !has(/^xl\//i) || has(/^xl\/workbook\.bin$/i))
    throw new UnreadableFile('fileKind')
  if (has(/vbaProject|^xl\/macrosheets\//i)) throw new UnreadableFile('fileMacros')
  return 'xlsx'
}

const oleKind = (bytes: Uint8Array): FileKind => {
  const streams = oleStreams(bytes)
  if (streams.has('EncryptedPackage')) throw new UnreadableFile('fileProtected')
  const workbook = streams.get('Workbook')
  if (!workbook) throw new UnreadableFile('fileKind')
  if (isEncryptedWorkbook(bytes, workbook)) throw new UnreadableFile('fileProtected')
  if (streams.has('_VBA_PROJECT')) throw new UnreadableFile('fileMacros')
  return 'xls'
}

const otherTexts = /^\uFEFF?\s*(<|%PDF|\{\\rtf|MIME-Version:)/i

const textKind = (bytes: Uint8Array): FileKind => {
  const isBigEndian = startsWith(bytes, 0xfe, 0xff)
  const isUtf16 = isBigEndian || startsWith(bytes, 0xff, 0xfe)
  const encoding = isUtf16 ? `utf-16${isBigEndian ? 'be' : 'le'}` : 'utf-8'
  const isOther = otherTexts.test(new TextDecoder(encoding).decode(bytes.subarray(0, 256)))
  if (isOther || (!isUtf16 && bytes.includes(0))) throw new UnreadableFile('fileKind')
  return 'text'
}

/** By content, not by name; throws for files that are no table, protected, or contain macros. */
export const detectKind = (bytes: Uint8Array): FileKind => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipKind(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return oleKind(bytes)
  return textKind(bytes)
}
