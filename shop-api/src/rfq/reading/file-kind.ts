import { isEncryptedWorkbook, oleStreams } from './ole-directory.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { zipNames } from './zip-directory.ts'

export type FileKind = 'xlsx' | 'xls' | 'text'

const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, i) => bytes[i] === byte)

const zipKind = (bytes: Uint8Array): FileKind => {
  const names = zipNames(bytes)
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

/** Texts that are something else than a table. */
const otherTexts = /^\uFEFF?\s*(<|%PDF|\{\\rtf|MIME-Version:)/i

const textKind = (bytes: Uint8Array): FileKind => {
  const isBigEndian = startsWith(bytes, 0xfe, 0xff)
  const isUtf16 = isBigEndian || startsWith(bytes, 0xff, 0xfe)
  const encoding = isUtf16 ? `utf-16${isBigEndian ? 'be' : 'le'}` : 'utf-8'
  const isOther = otherTexts.test(new TextDecoder(encoding).decode(bytes.subarray(0, 256)))
  if (isOther || (!isUtf16 && bytes.includes(0))) throw new UnreadableFile('fileKind')
  return 'text'
}

/** What a file is by its content, whatever it is called; throws for what is no table, is protected or holds macros. */
export const kindOf = (bytes: Uint8Array): FileKind => {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipKind(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return oleKind(bytes)
  return textKind(bytes)
}
