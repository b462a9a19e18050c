import {
  across,
  box,
  centered,
  circle,
  down,
  levels,
  mm,
  move,
  positions,
  type Layer,
  type Plan,
  type Tone,
} from '../plan.ts'
import type { ChipKind, ShapeOf, TubeKind } from '../shape.ts'

const band = (x: number, height: number, width: number): Layer => ({ tone: 'ink', d: box(x, 0, width, height) })

const chipTone: Record<ChipKind, Tone> = {
  resistor: 'body',
  capacitor: 'ceramic',
  inductor: 'ferrite',
  led: 'substrate',
  fuse: 'film',
}

export function chip({ kind, length, width, elements }: ShapeOf<'chip'>): Plan {
  const terminal = Math.min(length * 0.21, 0.75)
  const inner = length - 2 * terminal
  const pitch = width / elements
  const ends = positions(elements, pitch).map((y) =>
    box(0, y, length, elements > 1 ? pitch * 0.6 : width, pitch * 0.04),
  )
  return centered(length, width, {
    layers: [
      { tone: 'metal', d: ends.join('') },
      { tone: chipTone[kind], d: box(0, 0, inner, width) },
      ...(kind === 'led' ? lens(inner, width) : []),
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: kind === 'resistor' ? { x: 0, y: 0, width: inner * 0.94, height: width * 0.72 } : undefined,
  })
}

const lens = (inner: number, width: number): Layer[] => [
  { tone: 'lens', d: box(0, 0, inner * 0.9, width * 0.8, width * 0.12) },
  {
    tone: 'line',
    d: `${move(-inner * 0.12, -width * 0.2)}v${mm(width * 0.4)}l${mm(inner * 0.24)} ${mm(-width * 0.2)}z`,
  },
]

const tubeTone: Record<TubeKind, Tone> = { resistor: 'film', diode: 'glass' }

export function melf({ kind, length, diameter }: ShapeOf<'melf'>): Plan {
  const cap = length * 0.16
  const caps = [-1, 1].map((side) => box((side * (length - cap)) / 2, 0, cap, diameter, cap * 0.25))
  return centered(length, diameter, {
    layers: [
      { tone: tubeTone[kind], d: box(0, 0, length - 2 * cap, diameter * 0.94) },
      { tone: 'metal', d: caps.join('') },
      ...(kind === 'diode' ? [band(-length / 2 + cap * 1.7, diameter * 0.94, length * 0.09)] : []),
    ],
    dimensions: [across('top', length, -diameter / 2), down('left', diameter, -length / 2)],
  })
}

export function axial({ kind, length, diameter, lead }: ShapeOf<'axial'>): Plan {
  const span = length * 2.1
  const bead = diameter * 0.18
  const isMolded = kind === 'diode' && diameter > 2
  const bulges = [-1, 1].map((side) => box(side * length * 0.36, 0, length * 0.28, diameter, bead))
  return centered(span, diameter, {
    layers: [
      { tone: 'lead', d: levels([0], -span / 2, span), width: lead },
      {
        tone: isMolded ? 'body' : tubeTone[kind],
        d: box(0, 0, length, diameter * (kind === 'resistor' ? 0.84 : 1), bead),
      },
      kind === 'resistor' ? { tone: 'film', d: bulges.join('') } : band(-length * 0.36, diameter * 0.97, length * 0.12),
    ],
    dimensions: [across('top', length, -diameter / 2), down('left', diameter, -span / 2)],
    mark: isMolded ? { x: length * 0.1, y: 0, width: length * 0.7, height: diameter * 0.5 } : undefined,
  })
}

export function tantalum({ length, width }: ShapeOf<'tantalum'>): Plan {
  return centered(length, width, {
    layers: [
      { tone: 'lead', d: levels([0], -length / 2, length), width: width * 0.7 },
      { tone: 'tantalum', d: box(0, 0, length * 0.92, width, width * 0.05) },
      band(-length * 0.36, width * 0.98, length * 0.09),
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: { x: length * 0.08, y: 0, width: length * 0.66, height: width * 0.8 },
  })
}

export function diode({ length, width, span, lead }: ShapeOf<'diode'>): Plan {
  return centered(span, width, {
    layers: [
      { tone: 'lead', d: levels([0], -span / 2, span), width: lead },
      { tone: 'body', d: box(0, 0, length, width, width * 0.04) },
      band(-length * 0.34, width * 0.97, length * 0.12),
    ],
    dimensions: [across('top', span, -width / 2), across('bottom', length, width / 2), down('left', width, -span / 2)],
    mark: { x: length * 0.1, y: 0, width: length * 0.68, height: width * 0.7 },
  })
}

export function powerInductor({ length, width }: ShapeOf<'powerInductor'>): Plan {
  const side = Math.min(length, width)
  return centered(length, width, {
    layers: [
      { tone: 'lead', d: levels([0], -length / 2, length), width: width * 0.5 },
      { tone: 'ferrite', d: box(0, 0, length * 0.94, width, side * 0.08) },
      { tone: 'line', d: circle(0, 0, side * 0.4) },
    ],
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
    mark: { x: 0, y: 0, width: side * 0.58, height: side * 0.4 },
  })
}

export function fuse({ length, diameter }: ShapeOf<'fuse'>): Plan {
  const cap = Math.min(length * 0.27, 6)
  const half = length / 2 - cap
  const caps = [-1, 1].map((side) => box((side * (length - cap)) / 2, 0, cap, diameter, diameter * 0.06))
  return centered(length, diameter, {
    layers: [
      { tone: 'glass', d: box(0, 0, 2 * half, diameter * 0.9) },
      { tone: 'line', d: `${move(-half, 0)}q${mm(half / 2)} ${mm(-diameter * 0.5)} ${mm(half)} 0t${mm(half)} 0` },
      { tone: 'metal', d: caps.join('') },
    ],
    dimensions: [across('top', length, -diameter / 2), down('left', diameter, -length / 2)],
  })
}
