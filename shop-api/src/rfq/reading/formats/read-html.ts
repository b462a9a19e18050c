import { fromHtml } from 'hucre'
import { toHtmlTables } from './excel-2003-xml.ts'
import { narrowColumns } from './narrow-columns.ts'
import type { Sheet } from './read-sheets.ts'
import { UnreadableFile } from './unreadable-file.ts'

const maxSheets = 20

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

const toSheet = (name: string, html: string): Sheet => {
  try {
    const { rows, merges } = fromHtml(html, { typeInference: false })
    return { name, isHidden: false, separators: 'cells', ...narrowColumns(rows, merges) }
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
    return [page, (page.match(innermost) ?? []).join('')].map((html) => toSheet('', html))
  })

export const readExcel2003Xml = (text: string): Sheet[] =>
  toHtmlTables(text)
    .slice(0, maxSheets)
    .map(({ name, html }) => toSheet(name, html))
