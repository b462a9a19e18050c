import {
  across,
  box,
  centered,
  chamfered,
  circle,
  down,
  mm,
  move,
  drawPitch,
  polygon,
  positions,
  uprights,
  type Layer,
  type Plan,
  type Tone,
} from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

function pins(tone: Tone, xs: readonly number[], ys: readonly number[], size: number): Layer {
  const [first = 0, second] = xs
  const gap = second === undefined ? size : second - first - size
  const length = (xs.at(-1) ?? 0) - first + size
  return {
    tone,
    d: ys.map((y) => `${move(first - size / 2, y)}h${mm(length)}`).join(''),
    width: size,
    dash: `${mm(size)} ${mm(gap)}`,
  }
}

export function header({ rows, ways, pitch, isSocket }: ShapeOf<'header'>): Plan {
  const [length, width, notch] = [ways * pitch, rows * pitch, pitch * 0.14]
  const [xs, ys, cells] = [positions(ways, pitch), positions(rows, pitch), positions(ways - 1, pitch)]
  return centered(length, width, {
    layers: [
      { tone: 'body', d: chamfered(length, width, notch) },
      {
        tone: 'line',
        d:
          uprights(cells, -width / 2, notch) +
          uprights(cells, width / 2, -notch) +
          box(xs[0] ?? 0, ys.at(-1) ?? 0, pitch * 0.66, pitch * 0.66),
      },
      pins(isSocket ? 'ink' : 'lead', xs, ys, pitch * (isSocket ? 0.36 : 0.26)),
    ],
    dimensions: [
      across('top', length, -width / 2),
      ...drawPitch('bottom', xs, width / 2),
      down('left', width, -length / 2),
    ],
  })
}

export function housing({ rows, ways, pitch, hasPins }: ShapeOf<'housing'>): Plan {
  const wall = Math.max(0.6, pitch * 0.35)
  const [xs, ys] = [positions(ways, pitch), positions(rows, pitch)]
  const [length, width] = [ways * pitch + 2 * wall, (rows - 1) * pitch + pitch * 1.7 + 2 * wall]
  const [x, y, key] = [xs[0] ?? 0, width / 2, Math.min(length * 0.2, pitch)]
  return centered(length, width, {
    layers: [
      { tone: 'substrate', d: box(0, 0, length, width, wall * 0.3) },
      { tone: 'body', d: box(0, 0, length - 2 * wall, width - 2 * wall) + box(0, -y + wall / 2, key, wall) },
      pins(hasPins ? 'lead' : 'ink', xs, ys, pitch * (hasPins ? 0.26 : 0.4)),
      { tone: 'ink', d: polygon([x - pitch * 0.18, y], [x + pitch * 0.18, y], [x, y - wall * 0.8]) },
    ],
    dimensions: [across('top', length, -y), ...drawPitch('bottom', xs, y), down('left', width, -length / 2)],
  })
}

export function terminal({ rows, ways, pitch }: ShapeOf<'terminal'>): Plan {
  const [length, width] = [ways * pitch, pitch * (1 + rows)]
  const [xs, radius] = [positions(ways, pitch), pitch * 0.33]
  const slot = radius * 0.66
  const y = -width * 0.17
  return centered(length, width, {
    layers: [
      { tone: 'board', d: box(0, 0, length, width, 0.2) },
      { tone: 'line', d: uprights(positions(ways - 1, pitch), -width / 2, width) },
      { tone: 'metal', d: xs.map((x) => circle(x, y, radius)).join('') },
      { tone: 'line', d: xs.map((x) => `${move(x - slot, y + slot)}l${mm(2 * slot)} ${mm(-2 * slot)}`).join('') },
      { tone: 'hole', d: xs.map((x) => box(x, width * 0.34, pitch * 0.6, width * 0.16)).join('') },
    ],
    dimensions: [
      across('top', length, -width / 2),
      ...drawPitch('bottom', xs, width / 2),
      down('left', width, -length / 2),
    ],
  })
}

export function flatCable({ ways, pitch }: ShapeOf<'flatCable'>): Plan {
  const [length, width] = [ways * pitch + 5, 4.2]
  const xs = positions(ways, pitch)
  return centered(length, width + 1.4, {
    layers: [
      { tone: 'lead', d: uprights(xs, -width / 2 - 0.7, 2), width: pitch * 0.4 },
      { tone: 'substrate', d: box(0, -0.4, length - 1.6, width - 0.8) },
      { tone: 'body', d: box(0, width / 2 - 0.3, length, 1.6, 0.3) },
      { tone: 'line', d: uprights(xs, -width / 2 + 0.5, width - 2.4) },
    ],
    dimensions: [across('top', length, -width / 2 - 0.7), ...drawPitch('bottom', xs, width / 2 + 0.7)],
  })
}

export function dsub({ ways }: ShapeOf<'dsub'>): Plan {
  const [pitch, height] = [2.77, 12.5]
  const [upper, lower] = [Math.ceil(ways / 2), Math.floor(ways / 2)]
  const shell = upper * pitch + 5
  const [x, y] = [shell / 2, 4.2]
  const contacts = [
    ...positions(upper, pitch).map((at) => circle(at, -1.42, 0.55)),
    ...positions(lower, pitch).map((at) => circle(at, 1.42, 0.55)),
  ]
  return centered(shell + 12, height, {
    layers: [
      { tone: 'metal', d: box(0, 0, shell + 12, height, 1) },
      { tone: 'metal', d: polygon([-x, -y], [x, -y], [x - 1.5, y], [1.5 - x, y]) },
      { tone: 'body', d: polygon([0.8 - x, 0.7 - y], [x - 0.8, 0.7 - y], [x - 2.1, y - 0.7], [2.1 - x, y - 0.7]) },
      { tone: 'ink', d: contacts.join('') },
      { tone: 'hole', d: [-1, 1].map((side) => circle(side * (x + 3.2), 0, 1.6)).join('') },
    ],
    dimensions: [
      across('top', shell + 12, -height / 2),
      ...drawPitch('bottom', positions(upper, pitch), height / 2),
      down('left', height, -x - 6),
    ],
  })
}

export function circular({ diameter, contacts }: ShapeOf<'circular'>): Plan {
  const [radius, face] = [diameter / 2, diameter * 0.36]
  const outer = contacts > 8 ? Math.ceil(contacts * 0.65) : contacts
  const ring = (count: number, at: number) =>
    Array.from({ length: count }, (_, i) =>
      circle(
        Math.cos((i / count) * 2 * Math.PI) * at,
        Math.sin((i / count) * 2 * Math.PI) * at,
        Math.min(diameter * 0.03, (at * 2) / count),
      ),
    )
  return centered(diameter, diameter, {
    layers: [
      { tone: 'metal', d: circle(0, 0, radius) },
      { tone: 'body', d: circle(0, 0, radius * 0.82) },
      { tone: 'ink', d: box(0, -radius * 0.82, diameter * 0.06, diameter * 0.08) },
      { tone: 'lead', d: [...ring(outer, face * 0.86), ...ring(contacts - outer, face * 0.4)].join('') },
    ],
    dimensions: [across('top', diameter, -radius)],
  })
}
