import {
  across,
  box,
  centered,
  circle,
  down,
  levels,
  mm,
  move,
  drawPitch,
  polygon,
  positions,
  uprights,
  type Plan,
} from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

export function noLead({ pins, length, width, pitch, sides }: ShapeOf<'noLead'>): Plan {
  const alongX = sides === 2 ? Math.ceil(pins / 2) : Math.round((pins / 2) * (length / (length + width)))
  const [xs, ys] = [positions(alongX, pitch), sides === 2 ? [] : positions(pins / 2 - alongX, pitch)]
  const [x, y, side] = [length / 2, width / 2, Math.min(length, width)]
  const pad = Math.min(side * 0.13, 0.45)
  const dot = Math.min(side * 0.035, 0.25)
  const pads = [uprights(xs, y, -pad), uprights(xs, -y, pad), levels(ys, x, -pad), levels(ys, -x, pad)]
  const inner = (extent: number) => extent - 2 * pad - side * 0.16
  const [left, foot, cut] = [-inner(length) / 2, inner(width) / 2, side * 0.1]
  const pinOnePad = polygon([left, -foot], [-left, -foot], [-left, foot], [left + cut, foot], [left, foot - cut])
  return centered(length, width, {
    layers: [
      { tone: 'body', d: box(0, 0, length, width, side * 0.02) },
      { tone: 'lead', d: pads.join(''), width: pitch * 0.5 },
      ...(pins > 4 ? [{ tone: 'hidden', d: pinOnePad } as const] : []),
      { tone: 'line', d: circle(-x + pad + dot * 1.8, y - pad - dot * 1.8, dot) },
    ],
    dimensions: [across('top', length, -y), ...drawPitch('bottom', xs, y), down('left', width, -x)],
    mark: { x: 0, y: 0, width: inner(length) * 0.9, height: inner(width) * 0.6 },
  })
}

/** The ball side; a row of balls is one dashed stroke with round ends. */
export function bga({ balls, length, width, pitch }: ShapeOf<'bga'>): Plan {
  const columns = Math.max(1, Math.ceil(Math.sqrt((balls * length) / width)))
  const xs = positions(columns, pitch)
  const ys = positions(Math.ceil(balls / columns), pitch)
  const [x, y, corner] = [length / 2, width / 2, Math.min(length, width) * 0.09]
  const row = (at: number, index: number) => {
    const last = Math.min(columns, balls - index * columns) - 1
    return `${move(xs[0] ?? 0, at)}h${mm(last * pitch + 0.01)}`
  }
  return centered(length, width, {
    layers: [
      { tone: 'body', d: polygon([corner - x, -y], [x, -y], [x, y], [-x, y], [-x, corner - y]) },
      { tone: 'lead', d: ys.map(row).join(''), width: pitch * 0.56, dash: `0 ${mm(pitch)}`, isRound: true },
    ],
    dimensions: [across('top', length, -y), ...drawPitch('bottom', xs, y), down('left', width, -x)],
  })
}
