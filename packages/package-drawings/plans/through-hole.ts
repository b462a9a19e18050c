import {
  across,
  between,
  box,
  centered,
  circle,
  mm,
  move,
  drawPitch,
  polygon,
  positions,
  uprights,
  type Plan,
} from '../plan.ts'
import type { ShapeOf } from '../shape.ts'

/** Leads are cut at this length in mm. */
const leadStub = 6

export function to92(): Plan {
  const [width, height, pitch, cut] = [4.6, 4.7, 1.27, 0.5]
  const [x, top] = [width / 2, -(height + leadStub) / 2]
  const xs = positions(3, pitch)
  const foot = top + height
  return centered(width, height + leadStub, {
    layers: [
      { tone: 'lead', d: uprights(xs, foot, leadStub), width: 0.45 },
      {
        tone: 'body',
        d: polygon([-x, foot], [-x, top + cut], [cut - x, top], [x - cut, top], [x, top + cut], [x, foot]),
      },
      { tone: 'line', d: `${move(-x, top + 0.9)}h${mm(width)}` },
    ],
    dimensions: [across('top', width, top), ...drawPitch('bottom', xs, -top), between('left', top, foot, -x)],
    mark: { x: 0, y: top + height * 0.58, width: width * 0.86, height: height * 0.62 },
  })
}

/** TO-220 has a tab, TO-247 is molded over it, single-row packages have neither. */
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
  return centered(width, tab + height + stub, {
    layers: [
      { tone: 'lead', d: uprights(xs, foot, stub), width: lead },
      { tone: 'lead', d: uprights(xs, foot, stub * 0.28), width: lead * 1.6 },
      ...(tab > 0
        ? [
            {
              tone: 'metal',
              d: polygon(
                [-x, bodyTop + 0.5],
                [-x, top + 1.2],
                [0.8 - x, top],
                [x - 0.8, top],
                [x, top + 1.2],
                [x, bodyTop + 0.5],
              ),
            } as const,
          ]
        : []),
      { tone: 'body', d: box(0, bodyTop + height / 2, width, height, 0.2) },
      ...(hole > 0 ? [{ tone: 'hole', d: circle(0, holeY, hole / 2) } as const] : []),
    ],
    dimensions: [across('top', width, top), ...drawPitch('bottom', xs, -top), between('left', top, foot, -x)],
    mark,
  })
}

export function radialBox({ length, height, pitch, isRound }: ShapeOf<'radialBox'>): Plan {
  const stub = Math.max(3, height * 0.4)
  const top = -(height + stub) / 2
  const foot = top + height
  return centered(length, height + stub, {
    layers: [
      {
        tone: 'lead',
        d: uprights([-pitch / 2, pitch / 2], foot - height * 0.2, stub + height * 0.2),
        width: Math.min(0.8, length * 0.08),
      },
      {
        tone: isRound ? 'ceramic' : 'film',
        d: box(0, top + height / 2, length, height, isRound ? Math.min(length, height) / 2 : 0.3),
      },
    ],
    dimensions: [across('top', length, top), across('bottom', pitch, -top), between('left', top, foot, -length / 2)],
    mark: { x: 0, y: top + height / 2, width: length * 0.7, height: height * 0.55 },
  })
}
