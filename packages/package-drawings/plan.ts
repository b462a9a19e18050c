export type Tone =
  | 'body'
  | 'lead'
  | 'metal'
  | 'substrate'
  | 'ceramic'
  | 'ferrite'
  | 'tantalum'
  | 'film'
  | 'glass'
  | 'board'
  | 'lens'
  | 'copper'
  | 'ink'
  | 'hole'
  | 'line'
  | 'hidden'

/** With `width` (mm) the path is a bare stroke: many leads for the price of one node. */
export type Layer = { tone: Tone; d: string; width?: number; dash?: string; isRound?: boolean }

export type Dimension = { side: 'top' | 'bottom' | 'left' | 'right'; from: number; to: number; edge: number }

type MarkArea = { x: number; y: number; width: number; height: number }

export type Plan = {
  left: number
  top: number
  right: number
  bottom: number
  layers: Layer[]
  dimensions: Dimension[]
  mark?: MarkArea
}

/** Micrometer precision, without the zeros that SVG does not need. */
export const mm = (value: number): string => String(Math.round(value * 1000) / 1000 || 0).replace(/^(-?)0\./, '$1.')

const pair = (x: number, y: number) => `${mm(x)}${y < 0 ? '' : ' '}${mm(y)}`

export const move = (x: number, y: number) => `M${pair(x, y)}`

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius]
  if (r === 0) return `${move(x - width / 2, y - height / 2)}h${mm(w)}v${mm(h)}h${mm(-w)}z`
  const turn = (dx: number, dy: number) => `a${mm(r)} ${mm(r)} 0 0 1 ${pair(dx, dy)}`
  return (
    move(x - width / 2 + r, y - height / 2) +
    `h${mm(w)}${turn(r, r)}v${mm(h)}${turn(-r, r)}h${mm(-w)}${turn(-r, -r)}v${mm(-h)}${turn(r, -r)}z`
  )
}

export function circle(x: number, y: number, radius: number): string {
  const arc = (sign: number) => `a${mm(radius)} ${mm(radius)} 0 0 1 ${mm(sign * 2 * radius)} 0`
  return `${move(x - radius, y)}${arc(1)}${arc(-1)}z`
}

export const polygon = (...points: [number, number][]): string => `M${points.map(([x, y]) => pair(x, y)).join('L')}z`

export function chamfered(length: number, width: number, cut: number): string {
  const [x, y] = [length / 2, width / 2]
  return polygon(
    [cut - x, -y],
    [x - cut, -y],
    [x, cut - y],
    [x, y - cut],
    [x - cut, y],
    [cut - x, y],
    [-x, y - cut],
    [-x, cut - y],
  )
}

export const positions = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch)

export const uprights = (xs: readonly number[], y: number, length: number): string =>
  xs.map((x) => `${move(x, y)}v${mm(length)}`).join('')

export const levels = (ys: readonly number[], x: number, length: number): string =>
  ys.map((y) => `${move(x, y)}h${mm(length)}`).join('')

export const centered = (
  width: number,
  height: number,
  rest: Omit<Plan, 'left' | 'top' | 'right' | 'bottom'>,
): Plan => ({
  left: -width / 2,
  right: width / 2,
  top: -height / 2,
  bottom: height / 2,
  ...rest,
})

export const across = (side: 'top' | 'bottom', length: number, edge: number): Dimension =>
  between(side, -length / 2, length / 2, edge)

export const down = (side: 'left' | 'right', height: number, edge: number): Dimension =>
  between(side, -height / 2, height / 2, edge)

export const between = (side: Dimension['side'], from: number, to: number, edge: number): Dimension => ({
  side,
  from,
  to,
  edge,
})

export const drawPitch = (side: Dimension['side'], pins: readonly number[], edge: number): Dimension[] =>
  pins.length > 1 ? [between(side, pins.at(-2)!, pins.at(-1)!, edge)] : []
