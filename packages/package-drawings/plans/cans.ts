import { across, between, box, centered, circle, down, mm, move, polygon, uprights, type Plan } from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

/** TO-39 and TO-18 from below: three leads on a circle, the tab at the first. */
export function metalCan({ diameter }: ShapeOf<'metalCan'>): Plan {
  const [radius, leadAt] = [diameter / 2, diameter * 0.28]
  const tab = radius * 0.72
  return centered(diameter, diameter, {
    layers: [
      {
        tone: 'metal',
        d: polygon([-tab, tab * 0.7], [-tab * 1.25, tab * 0.95], [-tab * 0.95, tab * 1.25], [-tab * 0.7, tab]),
      },
      { tone: 'metal', d: circle(0, 0, radius) },
      { tone: 'body', d: circle(0, 0, radius * 0.86) },
      {
        tone: 'ink',
        d: [
          [-leadAt, 0],
          [0, leadAt],
          [leadAt, 0],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, radius * 0.09))
          .join(''),
      },
    ],
    dimensions: [across('top', diameter, -radius)],
  })
}

/** TO-3 from below: the flange with two holes, two leads beside the center. */
export function flangedCan(): Plan {
  const [length, width] = [39, 25.4]
  return centered(length, width, {
    layers: [
      {
        tone: 'metal',
        d: `${move(-length / 2 + 2.4, -4)}L-7-${mm(width / 2)}H7L${mm(length / 2 - 2.4)}-4a4.6 4.6 0 0 1 0 8L7 ${mm(width / 2)}H-7L${mm(-length / 2 + 2.4)} 4a4.6 4.6 0 0 1 0-8z`,
      },
      { tone: 'line', d: circle(0, 0, 10.8) },
      { tone: 'hole', d: circle(-15.1, 0, 2) + circle(15.1, 0, 2) },
      { tone: 'ink', d: circle(-1.9, -5.46, 0.7) + circle(-1.9, 5.46, 0.7) },
    ],
    dimensions: [
      across('top', length, -width / 2),
      down('left', width, -length / 2),
      between('bottom', -15.1, 15.1, width / 2),
    ],
  })
}

export function radialCan({ diameter, height, pitch }: ShapeOf<'radialCan'>): Plan {
  const stub = Math.max(4, diameter * 0.5)
  const top = -(height + stub) / 2
  const [foot, stripe] = [top + height, diameter * 0.24]
  const x = diameter / 2 - stripe * 0.7
  const minus = [0.25, 0.5, 0.75].map((t) => box(x, top + height * t, stripe * 0.55, Math.min(height * 0.03, 0.5)))
  return centered(diameter, height + stub, {
    layers: [
      {
        tone: 'lead',
        d: uprights([-pitch / 2], foot, stub) + uprights([pitch / 2], foot, stub * 0.75),
        width: Math.max(0.45, diameter * 0.05),
      },
      { tone: 'body', d: box(0, top + height / 2, diameter, height, diameter * 0.07) },
      { tone: 'ink', d: box(x, top + height / 2, stripe, height * 0.97) },
      { tone: 'substrate', d: minus.join('') },
      {
        tone: 'line',
        d: `${move(-diameter / 2, foot - Math.min(height * 0.1, 1.6))}h${mm(x - stripe / 2 + diameter / 2)}`,
      },
    ],
    dimensions: [
      across('top', diameter, top),
      across('bottom', pitch, -top),
      between('left', top, foot, -diameter / 2),
    ],
    mark: { x: -diameter * 0.15, y: top + height * 0.42, width: diameter * 0.52, height: height * 0.4 },
  })
}

export function smdCan({ diameter }: ShapeOf<'smdCan'>): Plan {
  const [base, radius, foot] = [diameter + 0.3, diameter / 2, diameter * 0.06]
  const [half, cut] = [base / 2, base * 0.13]
  const chord = radius * 0.62
  const edge = Math.sqrt(radius ** 2 - chord ** 2)
  return centered(base + 2 * foot, base, {
    layers: [
      { tone: 'lead', d: `${move(-half - foot, 0)}h${mm(base + 2 * foot)}`, width: diameter * 0.12 },
      {
        tone: 'substrate',
        d: polygon(
          [cut - half, -half],
          [half, -half],
          [half, half],
          [cut - half, half],
          [-half, half - cut],
          [-half, cut - half],
        ),
      },
      { tone: 'metal', d: circle(0, 0, radius) },
      { tone: 'ink', d: `${move(chord, -edge)}A${mm(radius)} ${mm(radius)} 0 0 1 ${mm(chord)} ${mm(edge)}z` },
    ],
    dimensions: [across('top', base, -half), down('left', base, -half), across('bottom', diameter, half)],
    mark: { x: -diameter * 0.08, y: 0, width: diameter * 0.6, height: diameter * 0.5 },
  })
}
