import {
  across,
  between,
  box,
  centered,
  circle,
  down,
  levels,
  mm,
  move,
  positions,
  uprights,
  type Plan,
} from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

export function crystal({ length, width, pads, isOscillator }: ShapeOf<'crystal'>): Plan {
  const rim = Math.min(length, width) * 0.11
  const rows = Math.max(1, pads / 2)
  const ys = positions(rows, (width * 0.9) / rows)
  const castellations = levels(ys, -length / 2, rim * 0.6) + levels(ys, length / 2, -rim * 0.6)
  return centered(length, width, {
    layers: [
      { tone: 'body', d: box(0, 0, length, width, rim) },
      { tone: 'lead', d: castellations, width: (width * 0.4) / rows },
      { tone: 'metal', d: box(0, 0, length - 2 * rim, width - 2 * rim, rim * 0.8) },
      ...(isOscillator
        ? [{ tone: 'ink', d: circle(rim * 2.4 - length / 2, width / 2 - rim * 2.4, rim * 0.5) } as const]
        : []),
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: { x: 0, y: 0, width: length * 0.72, height: width * 0.5 },
  })
}

export function hc49({ isSmd }: ShapeOf<'hc49'>): Plan {
  const [length, width, height, pitch, stub] = [11.4, 4.7, 3.5, 4.88, 5]
  if (isSmd)
    return centered(12.7, width, {
      layers: [
        { tone: 'lead', d: levels([0], -6.35, 12.7), width: 0.9 },
        { tone: 'body', d: box(0, 0, length, width) },
        { tone: 'metal', d: box(0, 0, length - 0.5, width - 0.5, (width - 0.5) / 2) },
      ],
      dimensions: [across('top', 12.7, -width / 2), across('bottom', length, width / 2), down('left', width, -6.35)],
      mark: { x: 0, y: 0, width: length * 0.66, height: width * 0.6 },
    })
  const top = -(height + stub) / 2
  const foot = top + height
  return centered(length, height + stub, {
    layers: [
      { tone: 'lead', d: uprights([-pitch / 2, pitch / 2], foot, stub), width: 0.45 },
      { tone: 'metal', d: box(0, top + height / 2, length * 0.92, height, 1.2) },
      { tone: 'metal', d: box(0, foot - 0.3, length, 0.6, 0.2) },
    ],
    dimensions: [across('top', length, top), across('bottom', pitch, -top), between('left', top, foot, -length / 2)],
    mark: { x: 0, y: top + height / 2 - 0.3, width: length * 0.7, height: height * 0.6 },
  })
}

export function cylinder({ diameter, length }: ShapeOf<'cylinder'>): Plan {
  const stub = length * 0.7
  const left = -(length + stub) / 2
  return centered(length + stub, diameter, {
    layers: [
      { tone: 'lead', d: levels([-diameter * 0.18, diameter * 0.18], left + length, stub), width: diameter * 0.1 },
      { tone: 'metal', d: box(left + length / 2, 0, length, diameter, diameter * 0.16) },
      { tone: 'line', d: `${move(left + length * 0.9, -diameter / 2)}v${mm(diameter)}` },
    ],
    dimensions: [between('top', left, left + length, -diameter / 2), down('left', diameter, left)],
  })
}

export function module({ length, width, hasAntenna }: ShapeOf<'module'>): Plan {
  const antenna = hasAntenna ? length * 0.24 : length * 0.04
  const shield = length * 0.94 - antenna
  const [pads, middle] = [Math.max(2, Math.floor(shield / 1.5)), length * 0.47 - shield / 2]
  const xs = positions(pads, shield / pads).map((x) => x + middle)
  const [turns, step] = [4, width * 0.1]
  const turn = `h${mm(antenna * 0.5)}v${mm(step)}h${mm(-antenna * 0.5)}v${mm(step)}`
  return centered(length, width, {
    layers: [
      { tone: 'board', d: box(0, 0, length, width, 0.2) },
      {
        tone: 'lead',
        d: uprights(xs, width / 2, -width * 0.055) + uprights(xs, -width / 2, width * 0.055),
        width: (shield / pads) * 0.5,
      },
      { tone: 'metal', d: box(middle, 0, shield, width * 0.78, 0.3) },
      ...(hasAntenna
        ? [{ tone: 'line', d: move(antenna * 0.3 - length / 2, -width * 0.4) + turn.repeat(turns) } as const]
        : []),
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: { x: middle, y: 0, width: shield * 0.86, height: width * 0.45 },
  })
}

export function enclosed({ length, width }: ShapeOf<'enclosed'>): Plan {
  const hole = Math.min(length, width) * 0.06
  const columns = positions(Math.floor((length * 0.7) / (hole * 2)), hole * 2).map((x) => x + length * 0.1)
  const air = positions(5, hole * 2).map((y) => `${move(columns[0] ?? 0, y)}h${mm((columns.length - 1) * hole * 2)}`)
  const screws = positions(5, width * 0.17).map((y) => circle(-length * 0.42, y, width * 0.05))
  return centered(length, width, {
    layers: [
      { tone: 'metal', d: box(0, 0, length, width, 1) },
      { tone: 'body', d: box(-length * 0.42, 0, length * 0.12, width * 0.9) },
      { tone: 'metal', d: screws.join('') },
      { tone: 'ink', d: air.join(''), width: hole, dash: `0 ${mm(hole * 2)}`, isRound: true },
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
  })
}

export function transformer({ length, height }: ShapeOf<'transformer'>): Plan {
  const stub = height * 0.18
  const top = -(height + stub) / 2
  const middle = top + height / 2
  return centered(length, height + stub, {
    layers: [
      {
        tone: 'lead',
        d: uprights(positions(5, length * 0.18), top + height * 0.9, stub + height * 0.1),
        width: length * 0.035,
      },
      { tone: 'ferrite', d: box(0, middle, length, height, length * 0.02) },
      { tone: 'hole', d: box(0, middle, length * 0.64, height * 0.6) },
      { tone: 'copper', d: box(0, middle, length * 0.56, height * 0.56, length * 0.02) },
      { tone: 'line', d: uprights(positions(9, length * 0.056), middle - height * 0.28, height * 0.56) },
      { tone: 'body', d: box(0, top + height * 0.93, length, height * 0.14) },
    ],
    dimensions: [across('top', length, top), between('left', top, top + height, -length / 2)],
  })
}

export function sensor({ length, width }: ShapeOf<'sensor'>): Plan {
  const side = Math.min(length, width)
  return centered(length, width, {
    layers: [
      { tone: 'lead', d: levels([-width / 4, width / 4], -length / 2, length), width: width * 0.22 },
      { tone: 'metal', d: box(0, 0, length * 0.92, width, side * 0.05) },
      { tone: 'line', d: circle(-length * 0.34, width * 0.36, side * 0.05) },
      { tone: 'ink', d: circle(length * 0.18, -width * 0.2, side * 0.09) },
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: { x: 0, y: width * 0.2, width: length * 0.6, height: width * 0.3 },
  })
}

export function trimmer({ length, width }: ShapeOf<'trimmer'>): Plan {
  const [side, x] = [Math.min(length, width), length > width * 1.4 ? -length * 0.3 : 0]
  const radius = side * 0.3
  return centered(length, width, {
    layers: [
      { tone: 'film', d: box(0, 0, length, width, side * 0.04) },
      { tone: 'metal', d: circle(x, 0, radius) },
      { tone: 'line', d: `${move(x - radius * 0.7, radius * 0.7)}l${mm(radius * 1.4)} ${mm(-radius * 1.4)}` },
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
  })
}

export function generic({ label }: ShapeOf<'generic'>): Plan {
  return centered(12, 8, {
    layers: [{ tone: 'hidden', d: box(0, 0, 12, 8, 0.4) }],
    dimensions: [],
    mark: label ? { x: 0, y: 0, width: 10, height: 2.4 } : undefined,
  })
}
