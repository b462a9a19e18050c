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
  polygon,
  positions,
  uprights,
  type Plan,
} from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

export function led({ diameter }: ShapeOf<'led'>): Plan {
  const [radius, flange, height, stub] = [diameter / 2, diameter * 0.2, diameter * 1.5, 5]
  const top = -(height + flange + stub) / 2
  const rim = top + height
  return centered(diameter * 1.16, height + flange + stub, {
    layers: [
      {
        tone: 'lead',
        d: uprights([-1.27], rim, stub + flange) + uprights([1.27], rim, (stub + flange) * 0.8),
        width: 0.5,
      },
      {
        tone: 'lens',
        d: `${move(-radius, rim)}V${mm(top + radius)}a${mm(radius)} ${mm(radius)} 0 0 1 ${mm(diameter)} 0V${mm(rim)}z${box(0, rim + flange / 2, diameter * 1.16, flange)}`,
      },
      {
        tone: 'line',
        d: `${move(-radius * 0.5, rim)}v${mm(-radius * 0.9)}h${mm(radius * 0.4)}${move(radius * 0.5, rim)}v${mm(-radius * 0.6)}l${mm(-radius * 0.5)} ${mm(-radius * 0.5)}`,
      },
    ],
    dimensions: [
      across('top', diameter, top),
      across('bottom', 2.54, -top),
      between('left', top, rim + flange, -diameter * 0.58),
    ],
  })
}

export function ledFlat({ length, width, pads }: ShapeOf<'ledFlat'>): Plan {
  const [x, y, side] = [length * 0.47, width / 2, Math.min(length, width)]
  const rows = Math.max(1, pads / 2)
  return centered(length, width, {
    layers: [
      { tone: 'lead', d: levels(positions(rows, width / rows), -length / 2, length), width: (width / rows) * 0.6 },
      { tone: 'substrate', d: polygon([side * 0.18 - x, -y], [x, -y], [x, y], [-x, y], [-x, side * 0.18 - y]) },
      { tone: 'lens', d: circle(0, 0, side * 0.37) },
      { tone: 'ink', d: box(0, 0, side * 0.1, side * 0.1) },
    ],
    dimensions: [across('top', length, -y), down('left', width, -length / 2)],
  })
}
