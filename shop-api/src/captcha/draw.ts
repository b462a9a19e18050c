import { type Stroke, getStrokes } from './glyphs.ts'
import { encodePng } from './png.ts'

const [width, height] = [240, 84]
/** Screens with two pixels for each unit show sharp edges. */
const pixelsPerUnit = 2
const [paper, ink] = [
  [0xf3, 0xf1, 0xea],
  [0x20, 0x30, 0x2a],
] as const
const [glyphHeight, unitsBetweenPoints] = [1.4, 0.12]
/** Noise is as thick as the characters, so that a program cannot tell them apart by it. */
const thickness = 4.2

const between = (low: number, high: number) => low + Math.random() * (high - low)

const dense = (stroke: Stroke): Stroke =>
  stroke.flatMap(([x, y], i) => {
    const next = stroke[i + 1]
    if (!next) return [[x, y] as const]
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / unitsBetweenPoints))
    return Array.from(
      { length: steps },
      (_, step) => [x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps] as const,
    )
  })

const createWarp = () => {
  const [a, b] = [between(0, 6), between(0, 6)]
  const [swing, sway] = [between(2, 4), between(1, 2.5)]
  return ([x, y]: Stroke[number]): Stroke[number] => [x + sway * Math.sin(y / 13 + a), y + swing * Math.sin(x / 27 + b)]
}

type Place = { sign: string; size: number; centerX: number }

/** Neighbors touch or overlap, and no character has a place of its own. */
const placeGlyphs = (code: string): Place[] => {
  const sizes = [...code].map((sign) => ({ sign, size: between(36, 44) }))
  const places = sizes.reduce<Place[]>((placed, { sign, size }) => {
    const last = placed.at(-1)
    const centerX = last ? last.centerX + ((last.size + size) / 2) * between(0.9, 1) : size / 2
    return [...placed, { sign, size, centerX }]
  }, [])
  const last = places.at(-1)
  const left = between(6, Math.max(6, width - 6 - (last ? last.centerX + last.size / 2 : 0)))
  return places.map((place) => ({ ...place, centerX: place.centerX + left }))
}

const drawGlyph = ({ sign, size, centerX }: Place): Stroke[] => {
  const [turn, lean, widthFactor] = [between(-0.22, 0.22), between(-0.15, 0.15), between(0.76, 0.86)]
  const centerY = height / 2 + between(-7, 7)
  return getStrokes(sign).map((stroke) =>
    dense(stroke).map(([x, y]) => {
      const [u, v] = [(x - 0.5 + lean * (glyphHeight / 2 - y)) * widthFactor, y - glyphHeight / 2]
      return [
        centerX + size * (u * Math.cos(turn) - v * Math.sin(turn)) + between(-0.4, 0.4),
        centerY + size * (u * Math.sin(turn) + v * Math.cos(turn)) + between(-0.4, 0.4),
      ] as const
    }),
  )
}

const drawStrayLine = (): Stroke => {
  const [y, slope, swing, pace, phase] = [
    between(16, 68),
    between(-0.25, 0.25),
    between(4, 12),
    between(18, 34),
    between(0, 6),
  ]
  const [from, to] = [between(0, 90), between(150, width)]
  const steps = Math.round((to - from) / 5)
  return Array.from({ length: steps }, (_, i) => {
    const x = from + ((to - from) * i) / steps
    return [x, y + slope * (x - width / 2) + swing * Math.sin(x / pace + phase)] as const
  })
}

const drawSpeck = (): Stroke => {
  const [x, y] = [between(6, width - 6), between(6, height - 6)]
  return [
    [x, y],
    [x + between(-6, 6), y + between(-5, 5)],
  ]
}

/** Darkens the pixels near the segment, those on its edge in part. */
const drawSegment = (shades: Uint8Array, from: Stroke[number], to: Stroke[number]) => {
  const [[x1, y1], [x2, y2]] = [from, to].map(([x, y]) => [x * pixelsPerUnit, y * pixelsPerUnit] as const) as [
    Stroke[number],
    Stroke[number],
  ]
  const [columns, rows, radius] = [width * pixelsPerUnit, height * pixelsPerUnit, (thickness * pixelsPerUnit) / 2]
  const squaredLength = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(x1, x2) - radius)),
    Math.min(columns, Math.max(x1, x2) + radius + 1),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(y1, y2) - radius)),
    Math.min(rows, Math.max(y1, y2) + radius + 1),
  ]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const along = Math.max(0, Math.min(1, ((x + 0.5 - x1) * (x2 - x1) + (y + 0.5 - y1) * (y2 - y1)) / squaredLength))
      const distance = Math.hypot(x + 0.5 - x1 - along * (x2 - x1), y + 0.5 - y1 - along * (y2 - y1))
      const covered = Math.round(255 * Math.max(0, Math.min(1, radius + 0.5 - distance)))
      const at = y * columns + x
      shades[at] = Math.max(shades[at] ?? 0, covered)
    }
  }
}

/** A PNG on its own background, so that the picture reads in light and dark mode. It has no strokes that a program could read. */
export const drawCode = (code: string): Buffer => {
  const warp = createWarp()
  const strokes = [
    ...placeGlyphs(code).flatMap(drawGlyph),
    drawStrayLine(),
    ...Array.from({ length: 6 }, drawSpeck),
  ].map((stroke) => stroke.map(warp))
  const [columns, rows] = [width * pixelsPerUnit, height * pixelsPerUnit]
  const shades = new Uint8Array(columns * rows)
  for (const stroke of strokes) {
    stroke.forEach((point, i) => drawSegment(shades, stroke[i - 1] ?? point, point))
  }
  return encodePng({ width: columns, height: rows, shades, from: paper, to: ink })
}
