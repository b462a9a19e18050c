import type { Locale } from '#i18n/routing.ts'

export type Style = 'regular' | 'bold' | 'mono'
/** `axis`: one file holds all weights. */
export type Family = { folder: string; axis?: true }

const plex = (script: string): Family => ({ folder: `@fontsource/ibm-plex-${script}` })
const noto = (script: string): Family => ({ folder: `@fontsource-variable/noto-sans-${script}`, axis: true })

const mono = plex('mono')
const sans = plex('sans')
const arabic = plex('sans-arabic')
const japanese = plex('sans-jp')
const korean = plex('sans-kr')
const simplified = noto('sc')
const traditional = noto('tc')

/** Ideographs differ by language, so the language's own face comes first. */
const eastAsian: Partial<Record<Locale, Family[]>> = {
  ja: [japanese, traditional, simplified, korean],
  ko: [korean, japanese, traditional, simplified],
  'zh-Hant': [traditional, simplified, japanese, korean],
}

export const familiesFor = (style: Style, locale: Locale): Family[] => [
  ...(style === 'mono' ? [mono] : []),
  sans,
  arabic,
  ...(eastAsian[locale] ?? [simplified, traditional, japanese, korean]),
]

export const toWeight: Record<Style, 400 | 600> = { regular: 400, bold: 600, mono: 400 }
