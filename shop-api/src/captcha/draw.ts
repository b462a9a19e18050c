import { type Stroke, getStrokes } from './glyphs.ts'

const [width, height] = [240, 84]
const [paper, ink] = ['#f3f1ea', '#20302a']
const [signHeight, stepBetweenPoints] = [1.4, 0.12]

const between = (low: number, high: number) => low + Math.random() * (high - low)
const either = () => (Math.random() < 0.5 ? -1 : 1)

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((each) => ({ each, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)

const dense = (stroke: Stroke): Stroke =>
  stroke.flatMap(([x, y], i) => {
    const next = stroke[i + 1]
    if (!next) return [[x, y] as const]
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y) / stepBetweenPoints))
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

const placed = (sign: string, index: number, count: number): Stroke[] => {
  const scale = between(27, 32)
  const [turn, lean, widthFactor] = [between(-0.26, 0.26), between(-0.2, 0.2), between(0.85, 1.1)]
  const centerX = ((index + 0.5) * (width - 24)) / count + 12 + between(-3, 3)
  const centerY = height / 2 + between(-6, 6)
  return getStrokes(sign).map((stroke) =>
    dense(stroke).map(([x, y]) => {
      const [u, v] = [(x - 0.5 + lean * (signHeight / 2 - y)) * widthFactor, y - signHeight / 2]
      return [
        centerX + scale * (u * Math.cos(turn) - v * Math.sin(turn)) + between(-0.6, 0.6),
        centerY + scale * (u * Math.sin(turn) + v * Math.cos(turn)) + between(-0.6, 0.6),
      ] as const
    }),
  )
}

const strayLine = (): Stroke => {
  const [y, slope, swing, pace, phase] = [
    between(14, 70),
    between(-0.2, 0.2),
    between(4, 12),
    between(18, 34),
    between(0, 6),
  ]
  const [from, to] = [between(0, 90), between(150, width)]
  const steps = Math.round((to - from) / 5)
  return Array.from({ length: steps }, (_, i) => {
    const x = from + ((to - from) * i) / steps
    return [x, y + slope * (x - width / 2) + swing * Math.sin(x / pace + phase) + between(-0.6, 0.6)] as const
  })
}

const speck = (): Stroke => {
  const [x, y] = [between(6, width - 6), between(6, height - 6)]
  return [
    [x, y],
    [x + between(2, 7) * either(), y + between(1, 6) * either()],
  ]
}

/** Pieces of uneven length overlap in one point, so that nothing shows where a character begins. */
const pieces = (stroke: Stroke): Stroke[] => {
  const length = 2 + Math.floor(between(1, 5))
  if (stroke.length <= length) return [stroke]
  return [stroke.slice(0, length), ...pieces(stroke.slice(length - 1))]
}

const path = (points: Stroke, thickness: number) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke-width="${thickness.toFixed(1)}"/>`

/** Strokes in no order on their own background, so that the picture reads in light and dark mode. */
export const drawCode = (code: string): string => {
  const warp = createWarp()
  const signs = [...code].flatMap((sign, index) => placed(sign, index, code.length)).flatMap(pieces)
  const strays = [...Array.from({ length: 2 }, strayLine).flatMap(pieces), ...Array.from({ length: 12 }, speck)]
  const paths = [
    ...signs.map((stroke) => path(stroke.map(warp), between(3.4, 4.4))),
    ...strays.map((stroke) => path(stroke.map(warp), between(1.1, 2.4))),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="4" fill="${paper}"/><g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${shuffled(paths).join('')}</g></svg>`
}
