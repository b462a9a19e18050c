import { crc32, deflateSync } from 'node:zlib'

type Color = readonly [red: number, green: number, blue: number]
type Picture = { width: number; height: number; shades: Uint8Array; from: Color; to: Color }

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const [paletteColor, bitDepth] = [3, 8]

const toBytes = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (name: string, data: Uint8Array) => {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([toBytes(data.length), content, toBytes(crc32(content))])
}

/** Shades from 0 to 255 become colors from `from` to `to`. */
export const encodePng = ({ width, height, shades, from, to }: Picture): Buffer => {
  const palette = Uint8Array.from({ length: 3 * 256 }, (_, i) => {
    const [low, high] = [from[i % 3] ?? 0, to[i % 3] ?? 0]
    return Math.round(low + ((high - low) * Math.floor(i / 3)) / 255)
  })
  const rows = new Uint8Array(height * (width + 1))
  for (let y = 0; y < height; y++) rows.set(shades.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.concat([toBytes(width), toBytes(height), Buffer.from([bitDepth, paletteColor, 0, 0, 0])])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}
