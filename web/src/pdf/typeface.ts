import type { Locale } from '#i18n/routing.ts'
import { findFace, type Face } from './faces.ts'
import { familiesFor, toWeight, type Style } from './families.ts'

export type Typeface = {
  pickFace: (style: Style, sign: string) => Face
}

const findFirst = async (style: Style, sign: string, locale: Locale): Promise<Face | null> => {
  for (const family of familiesFor(style, locale)) {
    const face = await findFace(family, toWeight[style], sign.codePointAt(0) ?? 0)
    if (face) return face
  }
  return null
}

export const openTypeface = async (locale: Locale, texts: Record<Style, string>): Promise<Typeface> => {
  const faces = new Map<string, Face>()
  const fallbacks = new Map<Style, Face>()
  const open = async (style: Style) => {
    const fallback = await findFirst(style, ' ', locale)
    if (!fallback) throw new Error(`No face has a space in the style ${style}`)
    fallbacks.set(style, fallback)
    for (const sign of new Set(texts[style]))
      faces.set(style + sign, (await findFirst(style, sign, locale)) ?? fallback)
  }
  await Promise.all([open('regular'), open('bold'), open('mono')])
  const findFallback = (style: Style): Face => {
    const face = fallbacks.get(style)
    if (!face) throw new Error(`The style ${style} is not open`)
    return face
  }
  return { pickFace: (style, sign) => faces.get(style + sign) ?? findFallback(style) }
}
