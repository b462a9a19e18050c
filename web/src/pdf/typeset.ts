import openBidi from 'bidi-js'
import LineBreaker from 'linebreak'
import type { Face } from './faces.ts'
import type { Style } from './families.ts'
import type { Typeface } from './typeface.ts'

export type Direction = 'ltr' | 'rtl'
export type TextStyle = { style: Style; size: number }
export type Run = { text: string; face: Face; width: number }
export type Line = { runs: Run[]; width: number }

type Piece = { text: string; face: Face; level: number }

const bidi = openBidi()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const invisible = /^[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]$/
const sticky = /^[\p{P}\p{Zs}\p{M}]$/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Isolates left-to-right text such as part numbers. */
export const figure = (text: string) => `\u2066${text}\u2069`
export const isolate = (text: string) => `\u2068${text}\u2069`

/** The fonts lack the narrow no-break space. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll('\u202f', '\u00a0')

/** fontkit reverses runs with right-to-left letters; runs of neutral characters are reversed here. */
const forShaper = ({ text, level }: Piece) => {
  if (level % 2 === 0) return text
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (rightToLeft.test(text) ? mirrored : mirrored.toReversed()).join('')
}

/** Unicode bidirectional algorithm, rule L2. */
export const inVisualOrder = <T extends { level: number }>(pieces: T[]): T[] => {
  const ordered = [...pieces]
  const levels = ordered.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = Math.max(end, start + 1)
    }
  }
  return ordered
}

const findBreaks = (text: string): number[] => {
  const breaker = new LineBreaker(text)
  const positions: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) positions.push(next.position)
  return positions
}

export const typesetter = (typeface: Typeface, direction: Direction) => {
  const widths = new Map<string, number>()
  const measureWidth = (text: string, { name, font }: Face, size: number) => {
    const key = `${name} ${text}`
    const width = widths.get(key) ?? font.layout(text).advanceWidth / font.unitsPerEm
    widths.set(key, width)
    return width * size
  }

  const splitRuns = (text: string, levels: Uint8Array, from: number, style: Style) => {
    const pieces: Piece[] = []
    let at = from
    for (const sign of text) {
      const level = levels[at] ?? 0
      at += sign.length
      if (invisible.test(sign)) continue
      const last = pieces.at(-1)
      const stays = last && sticky.test(sign) && last.face.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
      const face = stays ? last.face : typeface.faceOf(style, sign)
      if (last && last.level === level && last.face === face) last.text += sign
      else pieces.push({ text: sign, face, level })
    }
    return pieces
  }

  const layOutLine = (text: string, levels: Uint8Array, from: number, { style, size }: TextStyle): Line => {
    const runs = inVisualOrder(splitRuns(text.trimEnd(), levels, from, style)).map((piece) => {
      const shaped = forShaper(piece)
      return { text: shaped, face: piece.face, width: measureWidth(shaped, piece.face, size) }
    })
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
  }

  const linesOfParagraph = (text: string, textStyle: TextStyle, maxWidth: number): Line[] => {
    const { levels } = bidi.getEmbeddingLevels(text, direction)
    const set = (from: number, to: number) => layOutLine(text.slice(from, to), levels, from, textStyle)
    const fits = (from: number, to: number) => set(from, to).width <= maxWidth
    const lines: Line[] = []
    let [start, end] = [0, 0]
    const take = (position: number) => {
      if (end > start && !fits(start, position)) {
        lines.push(set(start, end))
        start = end
      }
      end = position
    }
    const whole = set(0, text.length)
    if (whole.width <= maxWidth) return [whole]
    for (const position of findBreaks(text)) {
      const from = end
      if (fits(from, position)) take(position)
      else
        for (const { index, segment } of graphemes.segment(text.slice(from, position)))
          take(from + index + segment.length)
    }
    return [...lines, set(start, text.length)]
  }

  const known = new Map<string, Line[]>()
  return {
    lines: (text: string, textStyle: TextStyle, maxWidth = Infinity): Line[] => {
      const key = [textStyle.style, textStyle.size, maxWidth, text].join(' ')
      const lines =
        known.get(key) ??
        plain(text)
          .split('\n')
          .flatMap((paragraph) => linesOfParagraph(paragraph, textStyle, maxWidth))
      known.set(key, lines)
      return lines
    },
  }
}
