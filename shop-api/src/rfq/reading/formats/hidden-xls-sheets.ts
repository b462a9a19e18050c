const [boundSheet, maxNameChars] = [0x85, 31]
const isWorksheet = 0

/** The library reads hidden sheets of `.xls` files like others. Their directory records are found by shape: id, length, place, state, kind, name. */
export const listHiddenXlsSheets = (bytes: Uint8Array): Set<string> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const hidden = new Set<string>()
  for (let at = 0; at + 12 <= view.byteLength; at += 2) {
    if (view.getUint16(at, true) !== boundSheet) continue
    const [length, state, kind] = [view.getUint16(at + 2, true), view.getUint8(at + 8), view.getUint8(at + 9)]
    const [chars, flags] = [view.getUint8(at + 10), view.getUint8(at + 11)]
    const isWide = (flags & 1) === 1
    if (chars === 0 || chars > maxNameChars || length !== 8 + chars * (isWide ? 2 : 1)) continue
    if (kind !== isWorksheet || state === 0 || state > 2 || at + 4 + length > view.byteLength) continue
    const name = bytes.subarray(at + 12, at + 4 + length)
    hidden.add(new TextDecoder(isWide ? 'utf-16le' : 'latin1').decode(name))
  }
  return hidden
}
