import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { z } from 'zod'
import type { Family } from './families.ts'
type CodeRange = readonly [first: number, last: number]

/** CSS syntax, such as `U+20,U+2027,U+3001-3002`. */
const parseRanges = (text: string): CodeRange[] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

const isWithin = (ranges: readonly CodeRange[], code: number) =>
  ranges.some(([first, last]) => code >= first && code <= last)

export type Face = { name: string; font: Font }
type Slice = { key: string; ranges: CodeRange[] }

/** Resolved at run time, in the working directory or one above it. */
const { resolve } = createRequire(join(process.cwd(), 'from-here.js'))
const rangesShape = z.record(z.string(), z.string())

/** fontkit reads the header of an empty glyph, which may lie beyond the end of the file. */
const glyphHead = Buffer.alloc(16)

/** Each slice takes about 100 KB of memory. */
const maxFaces = 250

const slicesByFolder = new Map<string, Promise<Slice[]>>()
const facesByName = new Map<string, Promise<Face>>()

const readSlices = async (folder: string): Promise<Slice[]> => {
  const ranges = rangesShape.parse(JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')))
  return Object.entries(ranges).map(([key, text]) => ({ key: key.replace(/^\[|\]$/g, ''), ranges: parseRanges(text) }))
}

const findSlices = (folder: string) => {
  const slices = slicesByFolder.get(folder) ?? readSlices(folder)
  slicesByFolder.set(folder, slices)
  return slices
}

const isArabic = (code: number) => code >= 0x0590 && code <= 0x08ff

/** fontkit drops the code points of glyphs inside composed glyphs, and PDF readers reverse right-to-left text per character, so they are set here. */
const nameGlyphs = (font: Font): Font => {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (codePoints.length > 0 && (glyph.codePoints.length === 0 || glyph.codePoints === codePoints))
      glyph.codePoints = codePoints.some(isArabic) ? codePoints.toReversed() : codePoints
    return glyph
  }
  return font
}

/** PDFKit embeds neither WOFF2 nor one weight of a variable font. */
const readFace = async ({ folder, axis }: Family, slice: string, weight: number, name: string): Promise<Face> => {
  const file = `${folder.split('/')[1]}-${slice}-${axis ? 'wght' : weight}-normal.woff2`
  const font = await subsetFont(await readFile(resolve(`${folder}/files/${file}`)), '', {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(axis && { variationAxes: { wght: weight } }),
  })
  const opened = create(Buffer.concat([font, glyphHead]))
  if (!('layout' in opened)) throw new Error(`${file} is a collection of fonts`)
  return { name, font: nameGlyphs(opened) }
}

const loadFace = (family: Family, slice: string, weight: number): Promise<Face> => {
  const name = `${family.folder} ${slice} ${weight}`
  const face = facesByName.get(name) ?? readFace(family, slice, weight, name)
  facesByName.delete(name)
  facesByName.set(name, face)
  face.catch(() => facesByName.delete(name))
  const [oldest] = facesByName.keys()
  if (facesByName.size > maxFaces && oldest) facesByName.delete(oldest)
  return face
}

export const findFace = async (family: Family, weight: number, code: number): Promise<Face | null> => {
  for (const { key, ranges } of await findSlices(family.folder)) {
    if (!isWithin(ranges, code)) continue
    const face = await loadFace(family, key, weight)
    if (face.font.hasGlyphForCodePoint(code)) return face
  }
  return null
}
