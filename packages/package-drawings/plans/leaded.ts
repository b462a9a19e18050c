import {
  across,
  between,
  box,
  centered,
  chamfered,
  circle,
  down,
  levels,
  mm,
  move,
  drawPitch,
  polygon,
  positions,
  uprights,
} from '../plan.ts'
import type { Layer, Plan } from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

const pinOne = (x: number, y: number, radius: number): Layer => ({ tone: 'line', d: circle(x, y, radius) })

/** Pin 1 is at the lower left. */
export function gullWing({ length, width, span, pitch, lead, top, bottom, tab }: ShapeOf<'gullWing'>): Plan {
  const slots = positions(Math.max(...top, ...bottom) + 1, pitch)
  const at = (taken: number[]) => taken.map((slot) => slots[slot] ?? 0)
  const reach = span / 2
  const dot = Math.min(Math.min(width, length) * 0.09, 0.5)
  return centered(Math.max(length, tab ?? 0), span, {
    layers: [
      { tone: 'lead', d: uprights(at(bottom), 0, reach) + uprights(at(top), 0, -reach), width: lead },
      ...(tab ? [{ tone: 'lead', d: uprights([0], 0, -reach), width: tab } as const] : []),
      { tone: 'body', d: box(0, 0, length, width, Math.min(width * 0.05, 0.15)) },
      pinOne(-length / 2 + dot * 2.2, width / 2 - dot * 2.2, dot),
    ],
    dimensions: [
      across('top', length, -reach),
      ...drawPitch('bottom', at(bottom), reach),
      down('left', span, -length / 2),
      down('right', width, length / 2),
    ],
    mark: { x: 0, y: -width * 0.1, width: length * 0.84, height: width * 0.6 },
  })
}

/** The middle one of an odd number of leads is cut short: the tab carries its current. */
export function tabbed({ length, width, tab, tabWidth, pitch, leads, leadLength, lead }: ShapeOf<'tabbed'>): Plan {
  const total = tab + width + leadLength
  const top = -total / 2
  const foot = top + tab + width
  const xs = positions(leads, pitch)
  const [half, cut] = [tabWidth / 2, tab * 0.35]
  const reach = (x: number) => (x === 0 ? leadLength * 0.3 : leadLength)
  return centered(length, total, {
    layers: [
      {
        tone: 'metal',
        d: polygon(
          [-half, top + tab + 1],
          [-half, top + cut],
          [cut - half, top],
          [half - cut, top],
          [half, top + cut],
          [half, top + tab + 1],
        ),
      },
      { tone: 'lead', d: xs.map((x) => uprights([x], foot, reach(x))).join(''), width: lead },
      { tone: 'body', d: box(0, top + tab + width / 2, length, width, 0.12) },
    ],
    dimensions: [
      across('top', tabWidth, top),
      ...drawPitch('bottom', xs, -top),
      down('left', total, -length / 2),
      between('right', top + tab, foot, length / 2),
    ],
    mark: { x: 0, y: top + tab + width * 0.48, width: length * 0.84, height: width * 0.56 },
  })
}

export function qfp({ pins, length, width, pitch, span }: ShapeOf<'qfp'>): Plan {
  const reach = (span - Math.min(length, width)) / 2
  const alongX = Math.round((pins / 2) * (length / (length + width)))
  const [xs, ys] = [positions(alongX, pitch), positions(pins / 2 - alongX, pitch)]
  const [x, y] = [length / 2, width / 2]
  const dot = Math.min(length * 0.045, 0.5)
  const leads = [uprights(xs, y, reach), uprights(xs, -y, -reach), levels(ys, x, reach), levels(ys, -x, -reach)]
  return centered(length + 2 * reach, width + 2 * reach, {
    layers: [
      { tone: 'lead', d: leads.join(''), width: pitch * 0.44 },
      { tone: 'body', d: chamfered(length, width, Math.min(length * 0.05, 0.6)) },
      pinOne(-x + dot * 2.8, y - dot * 2.8, dot),
    ],
    dimensions: [
      across('top', length + 2 * reach, -y - reach),
      across('bottom', length, y + reach),
      down('left', width, -x - reach),
      ...drawPitch('right', ys, x + reach),
    ],
    mark: { x: 0, y: -width * 0.05, width: length * 0.8, height: width * 0.5 },
  })
}

export function dip({ pins, length, width, span }: ShapeOf<'dip'>): Plan {
  const xs = positions(pins / 2, 2.54)
  const notch = 0.9
  return centered(length, span, {
    layers: [
      { tone: 'lead', d: uprights(xs, 0, span / 2) + uprights(xs, 0, -span / 2), width: 1.4 },
      { tone: 'body', d: box(0, 0, length, width, 0.15) },
      { tone: 'line', d: `${move(-length / 2, -notch)}a${mm(notch)} ${mm(notch)} 0 0 1 0 ${mm(2 * notch)}` },
      pinOne(-length / 2 + 1.3, width / 2 - 1.1, 0.45),
    ],
    dimensions: [
      across('top', length, -span / 2),
      ...drawPitch('bottom', xs, span / 2),
      down('left', span, -length / 2),
    ],
    mark: { x: length * 0.04, y: 0, width: length * 0.74, height: width * 0.6 },
  })
}

export function bridge({ side }: ShapeOf<'bridge'>): Plan {
  const [half, cut, blade] = [side / 2, side * 0.16, side * 0.22]
  const blades = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      box(x * side * 0.31, y * side * 0.31, x * y > 0 ? blade : side * 0.04, x * y > 0 ? side * 0.04 : blade),
    ),
  )
  return centered(side, side, {
    layers: [
      {
        tone: 'body',
        d: polygon([cut - half, -half], [half, -half], [half, half], [-half, half], [-half, cut - half]),
      },
      { tone: 'hole', d: circle(0, 0, side * 0.09) },
      { tone: 'metal', d: blades.join('') },
    ],
    dimensions: [across('top', side, -half), down('left', side, -half)],
  })
}
