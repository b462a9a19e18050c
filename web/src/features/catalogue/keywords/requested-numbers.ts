import { maxPartNumberChars, maxPieces } from '@partgate/schema/limits.ts'
import { type PartLine, readPartLine, writePartLine } from '#features/rfq/index.ts'
import { maxListChars, maxNumbers } from './list-limits.ts'

const minNumberLength = 2

const total = (lines: PartLine[]) => {
  const quantities = lines.flatMap(({ quantity }) => quantity ?? [])
  const sum = quantities.reduce((before, quantity) => before + quantity, 0)
  return quantities.length > 0 ? Math.min(sum, maxPieces) : null
}

export function parseNumbers(text: string): PartLine[] {
  const all = text
    .split(/[\r\n]+/)
    .map(readPartLine)
    .map((line) => ({ ...line, partNumber: line.partNumber.slice(0, maxPartNumberChars) }))
    .filter(({ partNumber }) => [...partNumber].length >= minNumberLength)
  return [...Map.groupBy(all, ({ partNumber }) => partNumber.toLowerCase()).values()].flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, quantity: total(same) })),
  )
}

export const joinNumbers = (lines: readonly PartLine[]) => lines.map(writePartLine).join('\n')

type Requested = { numbers: PartLine[]; rest: PartLine[]; isFull: boolean }

/** `rest` is beyond the limit of one lookup; after a full list there may be more. */
export function readNumbers(text: string): Requested {
  const list = text.replaceAll('\r\n', '\n')
  const all = parseNumbers(list.slice(0, maxListChars))
  return {
    numbers: all.slice(0, maxNumbers),
    rest: all.slice(maxNumbers),
    isFull: list.length >= maxListChars,
  }
}
