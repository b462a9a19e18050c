import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { readMessages } from '#i18n/read-messages.ts'
import { foldText } from './header-words.ts'
import type { HeaderCell } from './claims.ts'
import type { Meaning } from './read-header.ts'

/** Columns of a downloaded parts list with the lines as the buyer edited them. */
const lineMeanings = {
  designators: 'designators',
  requestedNumber: 'manufacturer_part_number',
  requestedManufacturer: 'manufacturer',
  value: 'value',
  package: 'package',
  description: 'description',
  quantity: 'quantity',
  customerPartNumber: 'internal_part_number',
  targetPrice: 'target_price',
  dateCode: 'date_code',
  note: 'note',
} as const satisfies Record<string, Meaning>

const readHeadings = (code: LocaleCode) => {
  const { bom } = readMessages(code)
  const columns: Record<string, string> = bom.download.columns
  const results = Object.entries(columns).flatMap(([key, text]) => (key in lineMeanings ? [] : [text]))
  const lines = Object.entries(lineMeanings).flatMap(([key, meaning]) => {
    const text = columns[key]
    return text === undefined ? [] : [[foldText(text), meaning] as const]
  })
  return {
    first: foldText(bom.download.columns.verdict),
    results: new Set([...results, bom.grid.columns.risk].map(foldText)),
    lines: new Map<string, Meaning>(lines),
  }
}
const headings = locales.map(({ code }) => readHeadings(code))

const minResults = 6

/** Where the columns of the edited lines begin, directly before the results; the results' first column where there are none. */
const findEdited = (texts: readonly string[], end: number, lines: ReadonlyMap<string, Meaning>) => {
  let start = end
  while (start > 0 && lines.has(texts[start - 1] ?? '')) start--
  // The same names may also be the file's own.
  const written = texts.slice(start, end)
  const [first = '', number = ''] = lines.keys()
  const at = written.lastIndexOf(first)
  return at >= 0 && written[at + 1] === number ? start + at : end
}

/** They tell which rows are alternates or not fitted, which the edited lines do not. */
const kinds = ['line', 'not_fitted'] as const
const namesKind = ({ header }: HeaderCell) => kinds.some((kind) => (header?.meanings[kind] ?? 0) >= 0.6)

/**
 * Meanings of the columns of a downloaded list: its results are ignored, and the lines as the buyer edited them count
 * instead of the file's own cells. Empty for other lists, and where a file has results alone.
 */
export const readOwnDownload = (headers: readonly HeaderCell[]): Record<number, Meaning> => {
  const texts = headers.map(({ text }) => foldText(text))
  for (const { first, results, lines } of headings) {
    const end = texts.indexOf(first)
    const found = texts.flatMap((text, at) => (end > 0 && at >= end && results.has(text) ? [at] : []))
    if (found.length < minResults) continue
    const start = findEdited(texts, end, lines)
    return Object.fromEntries(
      texts.flatMap((text, at): [number, Meaning][] => {
        if (found.includes(at)) return [[at, 'ignored']]
        if (start === end || at >= end) return []
        const isKind = headers[at] !== undefined && namesKind(headers[at])
        return at >= start ? [[at, lines.get(text) ?? 'ignored']] : isKind ? [] : [[at, 'ignored']]
      }),
    )
  }
  return {}
}
