import type { TableColumns } from '../columns/name-columns.ts'
import { namesItems } from './evidence.ts'
import { filledCells } from './header-row.ts'
import type { TextSheet } from './text-sheet.ts'

const listTitles = new RegExp(
  [
    String.raw`(?<!\p{L})(?:bom|bills? of materials?|(?:parts?|components?|materials?|shopping)[\s-]?lists?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:stück|stueck|teile|bauteile?|material|einkaufs)liste(?!\p{L})|liste d(?:es|e) (?:composants|pièces|matériel)|nomenclature`,
    String.raw`lista de (?:componentes|materiales|materiais|piezas|peças|partes)|(?:elenco|lista|distinta) (?:dei )?(?:componenti|materiali|base)`,
    'спецификация|перечень элементов|список компонентов|物料清[单單]|元件清[单單]|材料清[单單]|零件表|部品表|部品リスト|パーツリスト|부품\\s?(?:목록|리스트)|قائمة (?:المواد|القطع|المكونات)',
  ].join('|'),
  'iu',
)
const [maxRowsAbove, maxTitleChars] = [8, 60]

/** A row above the header, such as `# Bill of materials`, names the table. */
const hasListTitle = (sheet: TextSheet, headerRow: number) => {
  for (let at = Math.max(0, headerRow - maxRowsAbove); at < headerRow; at++) {
    const row = sheet.row(at)
    const text = row.find((cell) => cell !== '') ?? ''
    if (filledCells(row) === 1 && text.length <= maxTitleChars && listTitles.test(text)) return true
  }
  return false
}

/** The header has a column of names or counts, and a title says that the table is a list of parts. */
export const isTitledList = (sheet: TextSheet, headerRow: number, table: TableColumns) =>
  namesItems(table) && hasListTitle(sheet, headerRow)

const sheetNamesOfLists = /\b(?:bom|parts?|list|components?|bill)\b|物料|清单|部品|부품|stückliste|спецификация/i
const otherSheetNames =
  /\b(?:pick|place|pnp|cpl|xy|pos|centroid|cost|costs|price|history|change|revision|notes?|readme|dnp|summary|template|example)\b|坐标|说明/i

export const scoreSheet = ({ name, isHidden }: TextSheet) =>
  (sheetNamesOfLists.test(name) ? 0.25 : 0) - (otherSheetNames.test(name) ? 0.35 : 0) - (isHidden ? 10 : 0)
