import { type LineState, toLineState } from './line-states.ts'
import { type BomFacts } from './bom-facts.ts'
import type { SavedLine } from './saved/saved-lines.ts'
import { findShownLines } from './shown-lines.ts'

/** Message of the shop for an order quantity that it did not add to the cart. */
export type Refusal = { message: string; ordered: number; productId: string }

/** A line with its number in the whole list, which a filter does not change. */
export type Row = LineState & { number: number; refusal: string | null }

type Known = BomFacts & {
  saved: ReadonlyMap<string, SavedLine> | undefined
  refusals: ReadonlyMap<string, Refusal>
}

/** A refusal belongs to the product and the quantity that were refused. */
const findRefusal = ({ plan }: LineState, refusal: Refusal | undefined) =>
  refusal && plan?.kind === 'ready' && plan.ordered === refusal.ordered && plan.productId === refusal.productId
    ? refusal.message
    : null

const toRows = ({ list, matches, plans, saved, refusals }: Known): Row[] =>
  findShownLines(list).map((line, at) => {
    const state = toLineState(line, { matches, plans, saved })
    return { ...state, number: at + 1, refusal: findRefusal(state, refusals.get(line.lineId)) }
  })

const isEqual = (one: object | null | undefined, other: object | null | undefined) => {
  if (!one || !other) return one === other
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.length === others.size && entries.every(([name, value]) => others.get(name) === value)
}

/** Risks and verdict follow from the rest. */
const isSameRow = (one: Row, other: Row) =>
  one.line === other.line &&
  one.match === other.match &&
  one.number === other.number &&
  one.refusal === other.refusal &&
  isEqual(one.plan, other.plan) &&
  isEqual(one.savedValues, other.savedValues)

/** Rows that have not changed are the same objects as before, so that the grid does not render them again. */
export const createRowCache = () => {
  let cached: ReadonlyMap<string, Row> = new Map()
  return (known: Known): readonly Row[] => {
    const rows = toRows(known).map((row) => {
      const earlier = cached.get(row.line.lineId)
      return earlier && isSameRow(earlier, row) ? earlier : row
    })
    cached = new Map(rows.map((row) => [row.line.lineId, row]))
    return rows
  }
}
