import type { PackageShape } from '../shape.ts'

export type Rule = [pattern: RegExp, shape: (pieces: Pieces, icon: string) => PackageShape]
type Pieces = { text: (index: number) => string; number: (index: number) => number }

export const parsePieces = (match: RegExpMatchArray): Pieces => {
  const text = (index: number) => match[index] ?? ''
  return { text, number: (index) => Number(text(index)) || 0 }
}
