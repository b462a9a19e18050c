import type { PackageShape } from '../shape.ts'

/** How one form of a package's name is read: the pieces its pattern caught, as text and as numbers. */
export type Rule = [pattern: RegExp, shape: (pieces: Pieces, icon: string) => PackageShape]
export type Pieces = { text: (index: number) => string; number: (index: number) => number }

export const piecesOf = (match: RegExpMatchArray): Pieces => {
  const text = (index: number) => match[index] ?? ''
  return { text, number: (index) => Number(text(index)) || 0 }
}
