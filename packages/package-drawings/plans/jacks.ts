import {
  across,
  box,
  centered,
  circle,
  down,
  mm,
  move,
  polygon,
  positions,
  uprights,
  type Layer,
  type Plan,
} from '../plan.ts'
import type { JackKind, ShapeOf, UsbKind } from '../shape.ts'

type UsbSize = {
  width: number
  height: number
  tongue: number
  contacts: number
  tongueY: number
  tongueHeight: number
}

const usbSizes: Record<UsbKind, UsbSize> = {
  A: { width: 13.1, height: 5.7, tongue: 11.1, contacts: 4, tongueY: -0.8, tongueHeight: 1.84 },
  B: { width: 12, height: 10.9, tongue: 5.6, contacts: 2, tongueY: 0.4, tongueHeight: 3.18 },
  C: { width: 8.94, height: 3.26, tongue: 6.69, contacts: 12, tongueY: 0, tongueHeight: 0.7 },
  micro: { width: 7.5, height: 2.5, tongue: 4.8, contacts: 5, tongueY: -0.35, tongueHeight: 0.6 },
  mini: { width: 7.7, height: 3.9, tongue: 4.5, contacts: 5, tongueY: -0.4, tongueHeight: 0.9 },
}

const usbMouth = (kind: UsbKind, x: number, y: number): string => {
  if (kind === 'C') return box(0, 0, 2 * x, 2 * y, y)
  if (kind === 'A') return box(0, 0, 2 * x, 2 * y, 0.4)
  if (kind === 'B') return polygon([-x * 0.55, -y], [x * 0.55, -y], [x, -y * 0.5], [x, y], [-x, y], [-x, -y * 0.5])
  if (kind === 'micro') return polygon([-x, -y], [x, -y], [x, y * 0.2], [x * 0.8, y], [-x * 0.8, y], [-x, y * 0.2])
  const foot = x * 0.8
  return polygon(
    [-x, -y],
    [x, -y],
    [x, -y * 0.1],
    [foot, y * 0.3],
    [foot, y],
    [-foot, y],
    [-foot, y * 0.3],
    [-x, -y * 0.1],
  )
}

export function usb({ kind }: ShapeOf<'usb'>): Plan {
  const { width, height, tongue, contacts, tongueY, tongueHeight } = usbSizes[kind]
  const wall = Math.min(width, height) * 0.12
  const xs = positions(contacts, (tongue * 0.86) / contacts)
  return centered(width, height, {
    layers: [
      { tone: 'metal', d: usbMouth(kind, width / 2, height / 2) },
      { tone: 'hole', d: usbMouth(kind, width / 2 - wall, height / 2 - wall) },
      { tone: 'body', d: box(0, tongueY, tongue, tongueHeight, 0.1) },
      { tone: 'lead', d: uprights(xs, tongueY, tongueHeight * 0.42), width: (tongue * 0.42) / contacts },
    ],
    dimensions: [across('top', width, -height / 2), down('left', height, -width / 2)],
  })
}

const modular =
  (contacts: number) =>
  (l: number, w: number): Layer[] => [
    { tone: 'body', d: box(0, 0, l, w, 0.4) },
    {
      tone: 'hole',
      d: polygon(
        [-l * 0.36, -w * 0.3],
        [l * 0.36, -w * 0.3],
        [l * 0.36, w * 0.2],
        [l * 0.18, w * 0.2],
        [l * 0.18, w * 0.38],
        [-l * 0.18, w * 0.38],
        [-l * 0.18, w * 0.2],
        [-l * 0.36, w * 0.2],
      ),
    },
    { tone: 'lead', d: uprights(positions(contacts, l * 0.075), -w * 0.3, w * 0.2), width: l * 0.035 },
  ]

const faces: Record<JackKind, (length: number, width: number) => Layer[]> = {
  '8P8C': modular(8),
  '6P4C': modular(4),
  coax: (l, w) => [
    { tone: 'metal', d: box(0, 0, l, w, l * 0.04) },
    { tone: 'metal', d: circle(0, 0, l * 0.44) },
    { tone: 'hole', d: circle(0, 0, l * 0.34) },
    { tone: 'substrate', d: circle(0, 0, l * 0.24) },
    { tone: 'ink', d: circle(0, 0, l * 0.07) },
  ],
  hdmi: (l, w) => [
    {
      tone: 'metal',
      d: polygon(
        [-l / 2, -w / 2],
        [l / 2, -w / 2],
        [l / 2, w * 0.1],
        [l * 0.42, w / 2],
        [-l * 0.42, w / 2],
        [-l / 2, w * 0.1],
      ),
    },
    { tone: 'body', d: box(0, -w * 0.05, l * 0.76, w * 0.28) },
    { tone: 'lead', d: uprights(positions(10, l * 0.07), -w * 0.05, w * 0.12), width: l * 0.03 },
  ],
  power: (l, w) => [
    { tone: 'body', d: box(0, 0, l, w, 0.4) },
    { tone: 'hole', d: circle(0, 0, Math.min(l, w) * 0.36) },
    { tone: 'metal', d: circle(0, 0, Math.min(l, w) * 0.12) },
  ],
  card: (l, w) => [
    { tone: 'lead', d: uprights(positions(8, l * 0.08), w * 0.4, w * 0.1), width: l * 0.04 },
    { tone: 'metal', d: box(0, -w * 0.03, l, w * 0.94, 0.3) },
    {
      tone: 'line',
      d: `${move(-l * 0.36, w * 0.44)}V${mm(-w * 0.2)}h${mm(l * 0.5)}l${mm(l * 0.1)} ${mm(w * 0.1)}v${mm(w * 0.54)}`,
    },
  ],
  cell: (l, w) => [
    { tone: 'body', d: box(0, 0, l, w * 0.5, 1) + circle(0, 0, w / 2) },
    { tone: 'metal', d: circle(0, 0, w * 0.43) },
    { tone: 'line', d: `${move(-w * 0.08, 0)}h${mm(w * 0.16)}${move(0, -w * 0.08)}v${mm(w * 0.16)}` },
  ],
  crimp: (l, w) => [
    { tone: 'metal', d: box(l * 0.24, 0, l * 0.52, w * 0.8, w * 0.1) },
    { tone: 'metal', d: box(-l * 0.14, 0, l * 0.28, w * 0.4) },
    {
      tone: 'metal',
      d: polygon([-l * 0.28, -w * 0.3], [-l * 0.28, w * 0.3], [-l / 2, w / 2], [-l * 0.42, 0], [-l / 2, -w / 2]),
    },
    { tone: 'line', d: `${move(l * 0.06, 0)}h${mm(l * 0.38)}` },
  ],
}

export function jack({ kind, length, width }: ShapeOf<'jack'>): Plan {
  return centered(length, width, {
    layers: faces[kind](length, width),
    dimensions: [across('top', length, -width / 2), down('left', width, -length / 2)],
  })
}
