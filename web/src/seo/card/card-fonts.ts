import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Resolved at run time, from the working directory or one above it. */
const resolve = createRequire(join(process.cwd(), 'from-here.js')).resolve

/** Each face has its own name, because the renderer looks for a glyph in one face after the other. */
const faces = [
  { name: 'Plex', file: 'ibm-plex-sans/files/ibm-plex-sans-latin', weights: [400, 600] },
  { name: 'Plex Mono', file: 'ibm-plex-mono/files/ibm-plex-mono-latin', weights: [600] },
  { name: 'Plex Further', file: 'ibm-plex-sans/files/ibm-plex-sans-latin-ext', weights: [400, 600] },
  { name: 'Plex Greek', file: 'ibm-plex-sans/files/ibm-plex-sans-greek', weights: [400, 600] },
  { name: 'Plex Cyrillic', file: 'ibm-plex-sans/files/ibm-plex-sans-cyrillic', weights: [400, 600] },
] as const

const load = () =>
  Promise.all(
    faces.flatMap(({ name, file, weights }) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(resolve(`@fontsource/${file}-${weight}-normal.woff`)),
      })),
    ),
  )

let loading: ReturnType<typeof load> | undefined

export const cardFonts = () => (loading ??= load())

/** The renderer would fetch other glyphs from the internet. */
const known =
  /[^\u0020-\u007e\u00a0-\u017f\u0370-\u03ff\u0400-\u045f\u2013\u2014\u2018-\u201d\u2022\u2026\u2032\u2033\u20ac\u2122\u2126\u2212\u2248\u2264\u2265]/g

export const drawable = (text: string) => text.normalize('NFC').replaceAll('\u2126', 'Ω').replaceAll(known, ' ').trim()
