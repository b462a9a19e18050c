import { maxAddedLines } from '@partgate/schema/limits.ts'
import { inBatches } from './in-batches.ts'
import { namesNoLine, refusedLines, type UserError } from './refused-lines.ts'

export type AddedLine = { rowId: string; productId: string; quantity: number; customerPartNumber?: string | null }

/** `foundInCart`: for each line, where it is unknown whether the shop executed the mutation. */
type BatchResponse<Cart> = {
  errors: readonly UserError[]
  foundInCart: readonly boolean[] | null
  cart?: Cart | null | undefined
}

type AddOutcome<Line, Cart> = {
  added: Line[]
  /** The message of each line that is not in the cart. */
  refused: ReadonlyMap<string, string>
  /** Those of the refused lines that the shop may still add. */
  unclearIds: ReadonlySet<string>
  /** The message of an error that names no line. */
  failure: string | null
  /** Null if no response has one. */
  cart: Cart | null
}

export const addInBatches = async <Line extends AddedLine, Cart>(
  lines: readonly Line[],
  send: (batch: readonly Line[]) => Promise<BatchResponse<Cart>>,
  onBatch: (added: readonly Line[], doneCount: number) => void = () => {},
): Promise<AddOutcome<Line, Cart>> => {
  const added: Line[] = []
  const refused = new Map<string, string>()
  const unclearIds = new Set<string>()
  let failure: string | null = null
  let cart: Cart | null = null
  for (const batch of inBatches(lines, maxAddedLines)) {
    const response = await send(batch)
    const others = batch.filter((_, at) => !response.foundInCart?.[at])
    const messages = new Map(refusedLines(others, response.errors))
    const accepted = batch.filter(({ rowId }) => !messages.has(rowId))
    added.push(...accepted)
    for (const [rowId, message] of messages) {
      refused.set(rowId, message)
      if (response.foundInCart) unclearIds.add(rowId)
    }
    if (messages.size > 0) failure ??= response.errors.find(namesNoLine(others))?.message ?? null
    cart = response.cart ?? cart
    onBatch(accepted, added.length + refused.size)
  }
  return { added, refused, unclearIds, failure, cart }
}
