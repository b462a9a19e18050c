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
  type Layer,
  type Plan,
} from '../plan.ts'
import type { ShapeOf, SwitchKind } from '../shape.ts'

const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const))

const actuators: Record<SwitchKind, (length: number, width: number, ways: number) => Layer[]> = {
  tactile: (l, w) => [
    { tone: 'metal', d: box(0, 0, l * 0.94, w * 0.86, l * 0.06) },
    { tone: 'ink', d: circle(0, 0, Math.min(l, w) * 0.28) },
    { tone: 'line', d: corners.map(([x, y]) => circle(x * l * 0.37, y * w * 0.33, l * 0.05)).join('') },
  ],
  dip: (l, w, ways) => {
    const xs = positions(ways, 2.54)
    return [
      { tone: 'film', d: box(0, 0, l, w * 0.86, 0.3) },
      { tone: 'hole', d: xs.map((x) => box(x, 0, 1.2, w * 0.5)).join('') },
      { tone: 'substrate', d: xs.map((x, i) => box(x, (i % 3 ? 1 : -1) * w * 0.13, 1.1, w * 0.22)).join('') },
    ]
  },
  slide: (l, w) => [
    { tone: 'metal', d: box(0, 0, l, w * 0.86, 0.2) },
    { tone: 'hole', d: box(0, 0, l * 0.6, w * 0.36) },
    { tone: 'ink', d: box(-l * 0.15, 0, l * 0.28, w * 0.36) },
  ],
  toggle: (l, w) => [
    { tone: 'body', d: box(0, 0, l, w * 0.9, 0.4) },
    { tone: 'metal', d: circle(0, 0, Math.min(l, w) * 0.4) },
    { tone: 'metal', d: box(0, -w * 0.16, l * 0.18, w * 0.5, l * 0.09) },
  ],
  rocker: (l, w) => [
    { tone: 'body', d: box(0, 0, l, w, 0.8) },
    { tone: 'ink', d: box(0, 0, l * 0.78, w * 0.74, 0.4) },
    { tone: 'substrate', d: box(-l * 0.18, 0, l * 0.025, w * 0.22) + circle(l * 0.18, 0, w * 0.1) },
  ],
  micro: (l, w) => [
    { tone: 'body', d: box(0, w * 0.08, l, w * 0.66, 0.3) },
    {
      tone: 'metal',
      d: `${move(-l * 0.42, -w * 0.27)}L${mm(l * 0.42)} ${mm(-w * 0.46)}v${mm(w * 0.05)}L${mm(-l * 0.42)} ${mm(-w * 0.22)}z`,
    },
    { tone: 'hole', d: [-1, 1].map((x) => circle(x * l * 0.27, w * 0.14, w * 0.1)).join('') },
  ],
  encoder: (l, w) => [
    { tone: 'body', d: box(0, 0, l, w, 0.4) },
    { tone: 'metal', d: circle(0, 0, Math.min(l, w) * 0.36) },
    { tone: 'hole', d: box(0, -w * 0.12, l * 0.34, w * 0.04) },
    { tone: 'line', d: circle(0, 0, Math.min(l, w) * 0.2) },
  ],
}

export function switchPlan({ kind, length, width, ways }: ShapeOf<'switch'>): Plan {
  const isTactile = kind === 'tactile'
  const reach = isTactile ? length * 1.3 : length
  const leads: Layer = isTactile
    ? { tone: 'lead', d: levels([-width * 0.37, width * 0.37], -length * 0.65, length * 1.3), width: width * 0.12 }
    : {
        tone: 'lead',
        d: uprights(
          kind === 'dip' ? positions(ways, 2.54) : positions(3, length * 0.3),
          kind === 'micro' ? 0 : -width / 2,
          kind === 'micro' ? width / 2 : width,
        ),
        width: 0.6,
      }
  return centered(reach, width, {
    layers: [leads, ...actuators[kind](length, width, ways)],
    dimensions: [across('top', length, -width / 2), down('left', width, -reach / 2)],
  })
}

export function relay({ length, height }: ShapeOf<'relay'>): Plan {
  const stub = 3.5
  const top = -(height + stub) / 2
  const [y, unit] = [top + height / 2, Math.min(length, height) * 0.12]
  const [coil, contact] = [-length * 0.24, length * 0.22]
  const strokes = [
    box(coil, y, unit * 1.6, unit * 3),
    `${move(coil - unit * 0.8, y + unit * 0.8)}l${mm(unit * 1.6)} ${mm(-unit * 1.6)}`,
    uprights([coil], y - unit * 1.5, -unit),
    uprights([coil], y + unit * 1.5, unit),
    `${move(contact, y + unit * 2.5)}v${mm(-unit * 1.5)}l${mm(-unit)} ${mm(-unit * 2.2)}`,
    uprights([contact - unit, contact + unit], y - unit * 2.5, unit * 1.2),
  ]
  return centered(length, height + stub, {
    layers: [
      {
        tone: 'lead',
        d: uprights(
          [-0.42, -0.26, 0.1, 0.27, 0.42].map((t) => t * length),
          top + height,
          stub,
        ),
        width: 0.8,
      },
      { tone: 'body', d: box(0, y, length, height, 0.5) },
      { tone: 'line', d: strokes.join('') },
    ],
    dimensions: [across('top', length, top), between('left', top, top + height, -length / 2)],
  })
}

export function bladeFuse({ width, height }: ShapeOf<'bladeFuse'>): Plan {
  const [top, cap, blade] = [-height / 2, height * 0.45, width * 0.28]
  const xs = [-1, 1].map((side) => side * width * 0.3)
  return centered(width, height, {
    layers: [
      { tone: 'metal', d: xs.map((x) => box(x, height * 0.12, blade, height * 0.76)).join('') },
      { tone: 'lens', d: box(0, top + cap / 2, width, cap, width * 0.06) },
      {
        tone: 'line',
        d: `${move(-width * 0.3, top + cap)}v${mm(-cap * 0.5)}q0 ${mm(-cap * 0.3)} ${mm(width * 0.3)} ${mm(-cap * 0.1)}t${mm(width * 0.3)} ${mm(cap * 0.1)}v${mm(cap * 0.5)}`,
      },
    ],
    dimensions: [across('top', width, top), between('left', top, -top, -width / 2)],
  })
}

export function round({ diameter, hole }: ShapeOf<'round'>): Plan {
  const radius = diameter / 2
  return centered(diameter, diameter, {
    layers: [
      { tone: 'body', d: circle(0, 0, radius) },
      { tone: 'line', d: circle(0, 0, radius * 0.86) },
      { tone: 'hole', d: circle(0, 0, hole / 2) },
    ],
    dimensions: [across('top', diameter, -radius)],
  })
}
