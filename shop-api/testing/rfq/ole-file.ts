export const record = (id: number, ...words: number[]) => {
  const data = Buffer.alloc(4 + words.length * 2)
  for (const [i, word] of [id, words.length * 2, ...words].entries()) data.writeUInt16LE(word, i * 2)
  return data
}

const sectorBytes = 512
const [endOfChain, free, fatSector] = [0xfffffffe, 0xffffffff, 0xfffffffd]

const directoryEntry = (name: string, type: number, start: number, size: number) => {
  const entry = Buffer.alloc(128)
  entry.write(`${name}\0`, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = type
  for (const at of [68, 72, 76]) entry.writeUInt32LE(free, at)
  if (type === 5) entry.writeUInt32LE(1, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

export const oleFile = (name: string, stream: Buffer): Uint8Array<ArrayBuffer> => {
  const sectors = Math.ceil(stream.length / sectorBytes)
  const fats = Math.ceil((sectors + 1) / 127)
  const table = Buffer.alloc(fats * sectorBytes, 0xff)
  const next = (sector: number, value: number) => table.writeUInt32LE(value, sector * 4)
  for (let i = 0; i < fats; i++) next(i, fatSector)
  next(fats, endOfChain)
  for (let i = 0; i < sectors; i++) next(fats + 1 + i, i === sectors - 1 ? endOfChain : fats + 2 + i)
  const header = Buffer.alloc(sectorBytes)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [at, value] of [
    [24, 62],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, fats],
    [48, fats],
    [56, 4_096],
    [60, endOfChain],
    [68, endOfChain],
  ] as const)
    header.writeUInt32LE(value, at)
  for (let i = 0; i < 109; i++) header.writeUInt32LE(i < fats ? i : free, 76 + i * 4)
  const directory = Buffer.alloc(sectorBytes)
  directory.set(directoryEntry('Root Entry', 5, endOfChain, 0))
  directory.set(directoryEntry(name, 2, fats + 1, stream.length), 128)
  return new Uint8Array(
    Buffer.concat([header, table, directory, stream, Buffer.alloc(sectors * sectorBytes - stream.length)]),
  )
}
