'use client'
import { useState } from 'react'
import { maxAddedLines } from '@partgate/schema/limits.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useAddCartLinesMutation } from '#graphql/generated/hooks/cart.ts'
import { inBatches } from '#graphql/in-batches.ts'
import { refusedLines } from '#graphql/refused-lines.ts'
import type { AddedLine } from './review.ts'

export const useAddLines = () => {
  const toUserErrors = useUserErrors()
  const [, send] = useAddCartLinesMutation()
  const [isAdding, setAdding] = useState(false)
  const add = async (lines: readonly AddedLine[]): Promise<ReadonlyMap<string, string>> => {
    setAdding(true)
    const refused = new Map<string, string>()
    for (const batch of inBatches(lines, maxAddedLines)) {
      const { data, error } = await send({
        input: { lines: batch.map(({ rowId: _, ...line }) => line) },
      })
      for (const [rowId, sentence] of refusedLines(batch, toUserErrors(data?.addCartLines, error)))
        refused.set(rowId, sentence)
    }
    setAdding(false)
    return refused
  }
  return { add, isAdding }
}
