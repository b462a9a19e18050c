import { fromHtml } from 'hucre'
import { narrowColumns } from './narrow-columns.ts'
import type { Sheet } from './read-sheets.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** XML has no names for these. */
const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&micro;': 'µ',
  '&Omega;': 'Ω',
  '&plusmn;': '±',
  '&deg;': '°',
  '&times;': '×',
  '&ndash;': '–',
  '&mdash;': '—',
  '&euro;': '€',
  '&auml;': 'ä',
  '&ouml;': 'ö',
  '&uuml;': 'ü',
}

/** A page may have its list in a table inside of a table. */
const innermost = /<table\b(?:(?!<table\b)[^])*?<\/table>/gi

const toSheet = (html: string): Sheet => {
  try {
    const { rows, merges } = fromHtml(html, { typeInference: false })
    return { name: '', isHidden: false, separators: 'cells', ...narrowColumns(rows, merges) }
  } catch (cause) {
    throw new UnreadableFile('fileDamaged', { cause })
  }
}

/** The tables of a page, and its innermost ones. */
export const readHtml = (texts: readonly string[]): Sheet[] =>
  texts.flatMap((text) => {
    const page = text
      .replaceAll(/&[A-Za-z]{2,6};/g, (entity) => entities[entity] ?? entity)
      .replaceAll(/<br\s*\/?>/gi, '\n')
    return [page, (page.match(innermost) ?? []).join('')].map(toSheet)
  })
