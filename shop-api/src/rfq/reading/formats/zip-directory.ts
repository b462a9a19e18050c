import { UnreadableFile } from './unreadable-file.ts'

const maxUnpackedBytes = 32 * 1024 * 1024
const maxEntries = 200
const maxRatio = 100
/** Small entries may compress at any ratio. */
const ratioFromBytes = 256 * 1024

const [endSignature, entrySignature, endBytes, entryBytes, maxComment] = [0x06054b50, 0x02014b50, 22, 46, 65_535]
const [isEncrypted, hasDescriptor] = [1, 8]
const [stored, deflated] = [0, 8]

const findEnd = (view: DataView) => {
  const last = view.byteLength - endBytes
  for (let at = last; at >= Math.max(0, last - maxComment); at--)
    if (view.getUint32(at, true) === endSignature) return at
  throw new UnreadableFile('fileDamaged')
}

/** Refuses an entry whose declared size does not limit the work of unpacking it. */
const unpackedBytes = (view: DataView, at: number) => {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const packed = view.getUint32(at + 20, true)
  const unpacked = view.getUint32(at + 24, true)
  if (flags & isEncrypted) throw new UnreadableFile('fileProtected')
  if (method !== stored && method !== deflated) throw new UnreadableFile('fileDamaged')
  if (packed > view.byteLength || (flags & hasDescriptor && packed === 0)) throw new UnreadableFile('fileDamaged')
  if (method === deflated && unpacked === 0 && packed > 2) throw new UnreadableFile('fileDamaged')
  if (unpacked > ratioFromBytes && unpacked > packed * maxRatio) throw new UnreadableFile('fileTooMuch')
  return Math.max(packed, unpacked)
}

/** Reads the directory only and unpacks nothing. */
export const listZipNames = (bytes: Uint8Array): Set<string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < endBytes) throw new UnreadableFile('fileDamaged')
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new UnreadableFile('fileTooMuch')

  const names = new Set<string>()
  let total = 0
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) throw new UnreadableFile('fileDamaged')
    total += unpackedBytes(view, at)
    const nameBytes = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + nameBytes))
    if (names.has(name)) throw new UnreadableFile('fileDamaged')
    names.add(name)
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (total > maxUnpackedBytes) throw new UnreadableFile('fileTooMuch')
  return names
}
