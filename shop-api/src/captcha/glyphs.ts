type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

/** Part of an ellipse around (x, y), by angles in degrees: 0 is right, 90 is down. */
const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const
  })

const line = (...points: Point[]): Stroke => points

/** Characters that people tell apart, as strokes in a box of 1 × 1.4. Of each group that looks alike when it is bent or crossed by a line, it has one at most: 0 O Q, 1 I J L, 2 Z, 5 S, 8 B, 6 G, U V Y, E F, P R. */
const shapes = {
  A: [line([0, 1.4], [0.5, 0], [1, 1.4]), line([0.2, 0.9], [0.8, 0.9])],
  C: [arc(0.55, 0.7, 0.55, 0.7, -45, -315)],
  D: [line([0.1, 0], [0.1, 1.4]), arc(0.1, 0.7, 0.85, 0.7, -90, 90)],
  E: [line([0.95, 0], [0.1, 0], [0.1, 1.4], [0.95, 1.4]), line([0.1, 0.68], [0.75, 0.68])],
  H: [line([0.08, 0], [0.08, 1.4]), line([0.92, 0], [0.92, 1.4]), line([0.08, 0.7], [0.92, 0.7])],
  K: [line([0.1, 0], [0.1, 1.4]), line([0.95, 0], [0.12, 0.8]), line([0.35, 0.6], [0.98, 1.4])],
  M: [line([0, 1.4], [0.08, 0], [0.5, 0.85], [0.92, 0], [1, 1.4])],
  N: [line([0.08, 1.4], [0.08, 0], [0.92, 1.4], [0.92, 0])],
  R: [
    line([0.1, 1.4], [0.1, 0], [0.5, 0]),
    arc(0.5, 0.36, 0.4, 0.36, -90, 90),
    line([0.5, 0.72], [0.1, 0.72]),
    line([0.45, 0.72], [0.98, 1.4]),
  ],
  T: [line([0, 0], [1, 0]), line([0.5, 0], [0.5, 1.4])],
  W: [line([0, 0], [0.22, 1.4], [0.5, 0.5], [0.78, 1.4], [1, 0])],
  X: [line([0.04, 0], [0.96, 1.4]), line([0.96, 0], [0.04, 1.4])],
  Y: [line([0, 0], [0.5, 0.7], [1, 0]), line([0.5, 0.7], [0.5, 1.4])],
  3: [arc(0.42, 0.36, 0.42, 0.36, -150, 90), arc(0.42, 1.04, 0.5, 0.36, -90, 150)],
  4: [line([0.72, 1.4], [0.72, 0], [0, 0.98], [1, 0.98])],
  6: [line([0.75, 0], [0.3, 0.5], [0.07, 0.95]), arc(0.5, 0.95, 0.43, 0.45, 180, 540)],
  7: [line([0, 0], [0.95, 0], [0.35, 1.4])],
  9: [arc(0.5, 0.45, 0.43, 0.45, 0, 360), line([0.93, 0.45], [0.7, 0.95], [0.25, 1.4])],
} satisfies Record<string, readonly Stroke[]>

export const alphabet = Object.keys(shapes).join('')

export const getStrokes = (sign: string): readonly Stroke[] =>
  Object.entries(shapes).find(([known]) => known === sign)?.[1] ?? []
