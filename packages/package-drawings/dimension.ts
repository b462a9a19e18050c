import { mm, move, type Dimension, type Plan } from './plan.ts'

/** Figures have the same height on parts of any size. */
export const getMargin = (plan: Plan): number => 0.058 * Math.max(plan.right - plan.left, plan.bottom - plan.top)

type Point = [along: number, out: number]

const isAcross = (side: Dimension['side']) => side === 'top' || side === 'bottom'
const outward = (side: Dimension['side']) => (side === 'top' || side === 'left' ? -1 : 1)

function placer({ side, edge }: Dimension) {
  return ([along, out]: Point): [number, number] => {
    const off = edge + outward(side) * out
    return isAcross(side) ? [along, off] : [off, along]
  }
}

const isShort = ({ from, to }: Dimension, letter: number) => to - from < 3.4 * letter

export function dimensionPath(dimension: Dimension, letter: number): string {
  const place = placer(dimension)
  const { from, to } = dimension
  const out = 1.9 * letter
  const line = (a: Point, b: Point) => `${move(...place(a))}L${place(b).map(mm).join(' ')}`
  const overhang = isShort(dimension, letter) ? 1.1 * letter : 0
  const arrow = (at: number, direction: number) =>
    [-1, 1].map((side) => line([at + direction * 0.5 * letter, out + side * 0.2 * letter], [at, out])).join('')
  const inward = overhang ? -1 : 1
  return [
    line([from, 0.4 * letter], [from, out + 0.6 * letter]),
    line([to, 0.4 * letter], [to, out + 0.6 * letter]),
    line([from - overhang, out], [to + overhang, out]),
    arrow(from, inward),
    arrow(to, -inward),
  ].join('')
}

export function dimensionText(dimension: Dimension, letter: number) {
  const { from, to, side } = dimension
  const short = isShort(dimension, letter)
  const baseline = outward(side) < 0 ? 2.3 : 2.95
  const beside = isAcross(side) ? to + 1.5 * letter : from - 2.5 * letter
  const along = short ? beside : (from + to) / 2
  const out = short && isAcross(side) ? 1.9 + outward(side) * 0.35 : baseline
  const [x, y] = placer(dimension)([along, out * letter])
  return {
    x: mm(x),
    y: mm(y),
    text: (to - from).toFixed(2),
    ...(short && isAcross(side) ? { textAnchor: 'start' as const } : {}),
    ...(isAcross(side) ? {} : { transform: `rotate(-90 ${mm(x)} ${mm(y)})` }),
  }
}
