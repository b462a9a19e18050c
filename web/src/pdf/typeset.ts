import openBidi from 'bidi-js'
import LineBreaker from 'linebreak'
import type { Face } from './faces.ts'
import type { Style } from './families.ts'
import type { Typeface } from './typeface.ts'

export type Direction = 'ltr' | 'rtl'
type TextStyle = { style: Style; size: number }
type Run = { text: string; face: Face; width: number }
export type Line = { runs: Run[]; width: number }

type LevelRun = { text: string; face: Face; level: number }

const bidi = openBidi()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
const invisible = /^[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]$/
const inheritsFace = /^[\p{P}\p{Zs}\p{M}]$/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The fonts lack the narrow no-break space. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .replaceAll('\u202f', '\u00a0')

/** fontkit reverses runs with right-to-left letters only, so runs of neutral characters are reversed here. */
const toShaperText = ({ text, level }: LevelRun) => {
  if (level % 2 === 0) return text
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (rightToLeft.test(text) ? mirrored : mirrored.toReversed()).join('')
}

/** Rule L2 of the Unicode bidirectional algorithm. */
export const inVisualOrder = <T extends { level: number }>(runs: T[]): T[] => {
  const ordered = [...runs]
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
    const runs: LevelRun[] = []
    let offset = from
    for (const character of text) {
      const level = levels[offset] ?? 0
      offset += character.length
      if (invisible.test(character)) continue
      const last = runs.at(-1)
      const canInherit =
        last && inheritsFace.test(character) && last.face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      const face = canInherit ? last.face : typeface.pickFace(style, character)
      if (last && last.level === level && last.face === face) last.text += character
      else runs.push({ text: character, face, level })
    }
    return runs
  }

  const layOutLine = (text: string, levels: Uint8Array, from: number, { style, size }: TextStyle): Line => {
    const runs = inVisualOrder(splitRuns(text.trimEnd(), levels, from, style)).map((run) => {
      const shaped = toShaperText(run)
      return { text: shaped, face: run.face, width: measureWidth(shaped, run.face, size) }
    })
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
  }

  const wrapParagraph = (text: string, textStyle: TextStyle, maxWidth: number): Line[] => {
    const { levels } = bidi.getEmbeddingLevels(text, direction)
    const layOut = (from: number, to: number) => layOutLine(text.slice(from, to), levels, from, textStyle)
    const fits = (from: number, to: number) => layOut(from, to).width <= maxWidth
    const lines: Line[] = []
    let [start, end] = [0, 0]
    const extendTo = (position: number) => {
      if (end > start && !fits(start, position)) {
        lines.push(layOut(start, end))
        start = end
      }
      end = position
    }
    const singleLine = layOut(0, text.length)
    if (singleLine.width <= maxWidth) return [singleLine]
    for (const position of findBreaks(text)) {
      const segmentStart = end
      if (fits(segmentStart, position)) extendTo(position)
      else
        for (const { index, segment } of graphemes.segment(text.slice(segmentStart, position)))
          extendTo(segmentStart + index + segment.length)
    }
    return [...lines, layOut(start, text.length)]
  }

  const cache = new Map<string, Line[]>()
  return {
    lines: (text: string, textStyle: TextStyle, maxWidth = Infinity): Line[] => {
      const key = [textStyle.style, textStyle.size, maxWidth, text].join(' ')
      const lines =
        cache.get(key) ??
        normalizeText(text)
          .split('\n')
          .flatMap((paragraph) => wrapParagraph(paragraph, textStyle, maxWidth))
      cache.set(key, lines)
      return lines
    },
  }
}
