import { across, between, box, centred, circle, down, mm, move, pitchOf, polygon, positions, uprights, type Plan } from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

/** Leads are cut: they are drawn this long, in millimetres. */
const leadStub = 6

export function to92(): Plan {
  const [width, height, pitch, cut] = [4.6, 4.7, 1.27, 0.5]
  const [x, top] = [width / 2, -(height + leadStub) / 2]
  const xs = positions(3, pitch)
  const foot = top + height
  return centred(width, height + leadStub, {
    layers: [
      { tone: 'lead', d: uprights(xs, foot, leadStub), width: 0.45 },
      { tone: 'body', d: polygon([-x, foot], [-x, top + cut], [cut - x, top], [x - cut, top], [x, top + cut], [x, foot]) },
      { tone: 'line', d: `${move(-x, top + 0.9)}h${mm(width)}` },
    ],
    dimensions: [across('top', width, top), ...pitchOf('bottom', xs, -top), between('left', top, foot, -x)],
    mark: { x: 0, y: top + height * 0.58, width: width * 0.86, height: height * 0.62 },
  })
}

/** TO-220 with its tab, TO-247 moulded over it, single-row packages without either. */
export function singleRow({ pins, width, height, tab, pitch, lead, hole }: ShapeOf<'singleRow'>): Plan {
  const stub = leadStub + (hole ? height * 0.25 : 0)
  const top = -(tab + height + stub) / 2
  const [x, bodyTop] = [width / 2, top + tab]
  const foot = bodyTop + height
  const xs = pins === 2 && hole ? [-pitch, pitch] : positions(pins, pitch)
  const holeY = tab > 0 ? top + tab * 0.45 : top + height * 0.28
  const mark =
    hole && !tab
      ? { x: 0, y: top + height * 0.72, width: width * 0.84, height: height * 0.36 }
      : { x: 0, y: bodyTop + height / 2, width: width * 0.84, height: height * 0.6 }
  return centred(width, tab + height + stub, {
    layers: [
      { tone: 'lead', d: uprights(xs, foot, stub), width: lead },
      { tone: 'lead', d: uprights(xs, foot, stub * 0.28), width: lead * 1.6 },
      ...(tab > 0 ? [{ tone: 'metal', d: polygon([-x, bodyTop + 0.5], [-x, top + 1.2], [0.8 - x, top], [x - 0.8, top], [x, top + 1.2], [x, bodyTop + 0.5]) } as const] : []),
      { tone: 'body', d: box(0, bodyTop + height / 2, width, height, 0.2) },
      ...(hole > 0 ? [{ tone: 'hole', d: circle(0, holeY, hole / 2) } as const] : []),
    ],
    dimensions: [across('top', width, top), ...pitchOf('bottom', xs, -top), between('left', top, foot, -x)],
    mark,
  })
}

/** TO-39, TO-18: from below, leads on a circle, the tab at pin 1. */
export function metalCan({ diameter, pins }: ShapeOf<'metalCan'>): Plan {
  const radius = diameter / 2
  const tab = radius * 0.24
  const pin = (index: number) => {
    const angle = Math.PI - (index * Math.PI) / 2
    return circle(Math.cos(angle) * radius * 0.54, -Math.sin(angle) * radius * 0.54, radius * 0.07)
  }
  return centred(diameter + tab, diameter + tab, {
    layers: [
      { tone: 'metal', d: polygon([-radius * 0.6, radius * 0.6 + tab], [-radius * 0.6 - tab, radius * 0.6], [0, 0], [0, 0]) },
      { tone: 'metal', d: circle(0, 0, radius) },
      { tone: 'body', d: circle(0, 0, radius * 0.86) },
      { tone: 'ink', d: Array.from({ length: pins }, (_, i) => pin(i)).join('') },
    ],
    dimensions: [across('top', diameter, -radius)],
  })
}

/** Side view, the negative lead under the stripe and shorter. */
export function radialCan({ diameter, height, pitch }: ShapeOf<'radialCan'>): Plan {
  const stub = Math.max(4, diameter * 0.5)
  const top = -(height + stub) / 2
  const [foot, stripe] = [top + height, diameter * 0.24]
  const x = diameter / 2 - stripe * 0.7
  const minus = [0.25, 0.5, 0.75].map((t) => box(x, top + height * t, stripe * 0.55, Math.min(height * 0.03, 0.5)))
  return centred(diameter, height + stub, {
    layers: [
      { tone: 'lead', d: uprights([-pitch / 2], foot, stub) + uprights([pitch / 2], foot, stub * 0.75), width: Math.max(0.45, diameter * 0.05) },
      { tone: 'body', d: box(0, top + height / 2, diameter, height, diameter * 0.07) },
      { tone: 'ink', d: box(x, top + height / 2, stripe, height * 0.97) },
      { tone: 'substrate', d: minus.join('') },
      { tone: 'line', d: `${move(-diameter / 2, foot - Math.min(height * 0.1, 1.6))}h${mm(x - stripe / 2 + diameter / 2)}` },
    ],
    dimensions: [across('top', diameter, top), across('bottom', pitch, -top), between('left', top, foot, -diameter / 2)],
    mark: { x: -diameter * 0.15, y: top + height * 0.42, width: diameter * 0.52, height: height * 0.4 },
  })
}

/** Film boxes and dipped discs. */
export function radialBox({ length, height, pitch, isRound }: ShapeOf<'radialBox'>): Plan {
  const stub = Math.max(3, height * 0.4)
  const top = -(height + stub) / 2
  const foot = top + height
  return centred(length, height + stub, {
    layers: [
      { tone: 'lead', d: uprights([-pitch / 2, pitch / 2], foot - height * 0.2, stub + height * 0.2), width: Math.min(0.8, length * 0.08) },
      { tone: isRound ? 'ceramic' : 'film', d: box(0, top + height / 2, length, height, isRound ? Math.min(length, height) / 2 : 0.3) },
    ],
    dimensions: [across('top', length, top), across('bottom', pitch, -top), between('left', top, foot, -length / 2)],
    mark: { x: 0, y: top + height / 2, width: length * 0.7, height: height * 0.55 },
  })
}

export function smdCan({ diameter }: ShapeOf<'smdCan'>): Plan {
  const [base, radius, foot] = [diameter + 0.3, diameter / 2, diameter * 0.06]
  const [half, cut] = [base / 2, base * 0.13]
  const chord = radius * 0.62
  const edge = Math.sqrt(radius ** 2 - chord ** 2)
  return centred(base + 2 * foot, base, {
    layers: [
      { tone: 'lead', d: `${move(-half - foot, 0)}h${mm(base + 2 * foot)}`, width: diameter * 0.12 },
      { tone: 'substrate', d: polygon([cut - half, -half], [half, -half], [half, half], [cut - half, half], [-half, half - cut], [-half, cut - half]) },
      { tone: 'metal', d: circle(0, 0, radius) },
      { tone: 'ink', d: `${move(chord, -edge)}A${mm(radius)} ${mm(radius)} 0 0 1 ${mm(chord)} ${mm(edge)}z` },
    ],
    dimensions: [across('top', base, -half), down('left', base, -half), across('bottom', diameter, half)],
    mark: { x: -diameter * 0.08, y: 0, width: diameter * 0.6, height: diameter * 0.5 },
  })
}
