import { readPartsList, type PartsList } from '@partgate/shop-api/src/rfq/reading/read-parts-list.ts'
import { type CorpusCase, type LineKey, readCorpus } from './corpus.ts'
import { writeFile } from './write-file.ts'

export type Tally = { right: number; of: number }
export type BomScore = {
  header: Tally
  numberColumn: Tally
  columns: Tally
  kinds: Tally
  quantities: Tally
  numbers: Tally
  /** Rows that the reader reports as lines of the list and that are none. */
  falseRows: Tally
  /** Quantities that are reported as certain and are wrong. */
  silentlyWrong: number
  files: Tally
  mistakes: string[]
}

const tally = (): Tally => ({ right: 0, of: 0 })
const count = (total: Tally, isRight: boolean) => {
  total.of++
  if (isRight) total.right++
}

const lineKinds = new Set(['part', 'alternate', 'not_fitted'])
const isCertain = (state: string) => state === 'read' || state === 'designators'

type Row = PartsList['rows'][number]

const scoreQuantity = (score: BomScore, key: LineKey, row: Row | undefined, note: (text: string) => void) => {
  if (key.quantity === null || key.kind === 'alternate' || key.kind === 'total') return
  const certain = row && isCertain(row.qty_state) ? row.qty : null
  const isRight = key.quantity === '?' ? certain === null : row?.qty === key.quantity && certain !== null
  count(score.quantities, isRight)
  const isWrong = key.quantity === '?' ? certain !== null : certain !== null && certain !== key.quantity
  if (isWrong) score.silentlyWrong++
  if (!isRight)
    note(`row ${key.row}: quantity ${row?.qty} (${row?.qty_state}), not ${key.quantity}${isWrong ? ' SILENT' : ''}`)
}

const scoreLine = (score: BomScore, key: LineKey, row: Row | undefined, note: (text: string) => void) => {
  const kind = row?.kind ?? 'none'
  if (key.kind !== '*') {
    count(score.kinds, kind === key.kind)
    if (kind !== key.kind) note(`row ${key.row}: ${kind}, not ${key.kind}`)
  }
  scoreQuantity(score, key, row, note)
  if (key.numbers === null) return
  const found = row?.numbers.map(({ number }) => number) ?? []
  const isRight = key.numbers.every((number) => found.includes(number)) && found[0] === key.numbers[0]
  count(score.numbers, isRight)
  if (!isRight) note(`row ${key.row}: numbers ${found.join(' ; ')}, not ${key.numbers.join(' ; ')}`)
}

const scoreColumns = (score: BomScore, { key }: CorpusCase, list: PartsList, note: (text: string) => void) => {
  const meaningAt = (at: number) => list.columns.find(({ column }) => column === at)?.meaning ?? 'ignored'
  for (const [at, wanted] of key.columns.entries()) {
    if (wanted.includes('*')) continue
    const isRight = wanted.includes(meaningAt(at))
    count(score.columns, isRight)
    if (!isRight) note(`column ${at + 1}: ${meaningAt(at)}, not ${wanted.join('|')}`)
  }
  const wanted = key.columns.findIndex(
    ([meaning, ...others]) => meaning === 'manufacturer_part_number' && others.length === 0,
  )
  const found = list.columns.filter(({ meaning }) => meaning === 'manufacturer_part_number').map(({ column }) => column)
  if (wanted >= 0) count(score.numberColumn, found.includes(wanted))
}

const scoreCase = async (score: BomScore, each: CorpusCase) => {
  const before = score.mistakes.length
  const note = (text: string) => score.mistakes.push(`${each.name}: ${text}`)
  const list = await readPartsList({ bytes: writeFile(each) }, 'en').catch((error: unknown) => String(error))
  if (!each.hasList) {
    if (typeof list !== 'string') note(`a list of ${list.rows.length} rows was found`)
    count(score.falseRows, typeof list === 'string')
  } else if (typeof list === 'string') {
    note(list)
    for (const total of [score.header, score.numberColumn]) total.of++
    for (const line of each.key.lines) scoreLine(score, line, undefined, () => undefined)
  } else {
    const isRight = list.header_row === each.key.header && list.sheet === each.key.sheet
    count(score.header, isRight)
    if (!isRight)
      note(`header in row ${list.header_row} of sheet ${list.sheet}, not ${each.key.header} of ${each.key.sheet}`)
    scoreColumns(score, each, list, note)
    for (const line of each.key.lines)
      scoreLine(
        score,
        line,
        list.rows.find(({ row }) => row === line.row),
        note,
      )
    for (const row of list.rows.filter(({ kind }) => lineKinds.has(kind))) {
      const isLine = each.key.lines.some((line) => line.row === row.row && line.kind !== 'total')
      count(score.falseRows, isLine)
      if (!isLine) note(`row ${row.row}: ${row.kind}, but it is no line`)
    }
  }
  count(score.files, score.mistakes.length === before)
}

export const scoreBom = async (): Promise<BomScore> => {
  const score: BomScore = {
    header: tally(),
    numberColumn: tally(),
    columns: tally(),
    kinds: tally(),
    quantities: tally(),
    numbers: tally(),
    falseRows: tally(),
    silentlyWrong: 0,
    files: tally(),
    mistakes: [],
  }
  for (const each of readCorpus()) await scoreCase(score, each)
  return score
}
