/** One entry of an OLE2 file's directory, each in 128 bytes: a stream's name, where it starts and its size. */
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

/** The streams of an OLE2 file. Entries stand on whole multiples of their size, so they are found without following the
 * chain of sectors, which a damaged file may have bent into a circle. */
export const oleStreams = (bytes: Uint8Array): Map<string, OleStream> => {
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

/** Whether a workbook's records, from its second one, say that the rest is encrypted. */
export const isEncryptedWorkbook = (bytes: Uint8Array, { startSector, size }: OleStream): boolean => {
  if (size < smallStream) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorBytes = 2 ** Math.min(view.getUint16(sectorShiftAt, true), 12)
  const start = (startSector + 1) * sectorBytes
  const end = Math.min(start + sectorBytes, view.byteLength) - 4
  for (let at = start; at <= end; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === filePass) return true
  return false
}
