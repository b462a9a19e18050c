import type { Facts } from './part.ts'
import { spread, type Spread } from './spread.ts'

type Value = string | number
export type Options = Record<string, Value>
export type Block<O extends Options> = { readonly [K in keyof O]: readonly O[K][] }

type SeriesData<O extends Options> = {
  name: string
  manufacturer: string
  category: string
  noun: string
  /** Matches every number of the series and none of another series of the manufacturer. */
  pattern: RegExp
  /** Limits between options are separate blocks; blocks do not overlap. */
  blocks: readonly Block<O>[]
  /** Parts made of these options alone come first. */
  popular?: { readonly [K in keyof O]?: readonly O[K][] }
  part: (options: O) => Facts
  /** Series of one family share option names, so that the same part of another manufacturer can be found. */
  family?: string
  /** Numbers that every size of the catalogue contains. */
  pins?: readonly string[]
  /** Every size of the catalogue contains all parts of the series. */
  isAlwaysWhole?: boolean
  /** Qualified for military use, and rarely ordered. */
  isMilitary?: boolean
  weight?: number
  /** Manufacturer and name of a long series. The parts of this one replace its rarest parts and come next in the catalogue, so the ids of
   * all other parts, on which their popularity, stock and prices depend, stay the same. */
  insteadOf?: string
}

type Box = { start: number; keys: readonly string[]; axes: { values: readonly Value[]; index: Map<Value, number> }[] }

export type Series = Omit<SeriesData<Options>, 'blocks' | 'popular' | 'part' | 'pins'> & {
  count: number
  pins: readonly string[]
  /** Ranks 0…popularCount-1 are the popular parts. */
  popularCount: number
  optionsAt(index: number): Options
  indexOf(options: Options): number | undefined
  facts(options: Options): Facts
  order(seed: number): Spread
}

const axis = (values: readonly Value[]) => ({ values, index: new Map(values.map((value, i) => [value, i])) })

/** Splits a block into the box of its popular options and the boxes of the rest. */
const cut = (block: Block<Options>, popular: { readonly [key: string]: readonly Value[] | undefined }) => {
  const keys = Object.keys(block)
  const parted = keys.map((key) => {
    const liked = popular[key]
    const all = block[key] ?? []
    return liked
      ? [all.filter((value) => liked.includes(value)), all.filter((value) => !liked.includes(value))]
      : [all, []]
  })
  const box = (choose: (position: number) => readonly Value[]) => ({ keys, axes: keys.map((_, i) => axis(choose(i))) })
  const inAll = box((i) => parted[i]?.[0] ?? [])
  const rest = keys.map((_, j) =>
    box((i) => (i === j ? parted[i]?.[1] : i < j ? parted[i]?.[0] : block[keys[i] ?? '']) ?? []),
  )
  return [[inAll], rest]
}

const getSize = (box: Omit<Box, 'start'>) => box.axes.reduce((size, { values }) => size * values.length, 1)

const lastStarting = (boxes: readonly Box[], index: number) => {
  let [low, high] = [0, boxes.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((boxes[middle]?.start ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return boxes[low]
}

const placeIn = ({ keys, axes }: Box, options: Options) => {
  let [place, stride] = [0, 1]
  for (let i = 0; i < axes.length; i++) {
    const position = axes[i]?.index.get(options[keys[i] ?? ''] ?? '')
    if (position === undefined) return undefined
    place += position * stride
    stride *= axes[i]?.values.length ?? 0
  }
  return place
}

/** Numbers every combination of a series, so that any part can be made without making the others. */
export const series = <O extends Options>({ blocks, popular, part, pins = [], ...rest }: SeriesData<O>): Series => {
  const tiers = blocks.map((block) => cut(block, popular ?? {}))
  const boxes: Box[] = []
  let count = 0
  let popularCount = 0
  for (const tier of [0, 1]) {
    for (const box of tiers.flatMap((cuts) => cuts[tier] ?? []))
      if (getSize(box) > 0) {
        boxes.push({ ...box, start: count })
        count += getSize(box)
      }
    popularCount ||= count
  }
  const optionsAt = (index: number) => {
    const box = lastStarting(boxes, index)
    if (!box || index >= count) throw new RangeError(`${rest.name} has no part ${index}.`)
    const options: Options = {}
    let left = index - box.start
    for (const [i, { values }] of box.axes.entries()) {
      options[box.keys[i] ?? ''] = values[left % values.length] ?? ''
      left = Math.floor(left / values.length)
    }
    return options
  }
  const indexOf = (options: Options) => {
    for (const box of boxes) {
      const place = placeIn(box, options)
      if (place !== undefined) return box.start + place
    }
    return undefined
  }
  const order = (seed: number): Spread => {
    const first = spread(popularCount, seed)
    const second = count > popularCount ? spread(count - popularCount, seed) : first
    return {
      at: (rank) => (rank < popularCount ? first.at(rank) : popularCount + second.at(rank - popularCount)),
      findRank: (index) =>
        index < popularCount ? first.findRank(index) : popularCount + second.findRank(index - popularCount),
    }
  }
  return { ...rest, pins, count, popularCount, optionsAt, indexOf, facts: (options) => part(options as O), order }
}
