import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `?`: the number must not be reported as certain. Null: no answer is held against the reader. No `numbers`: the row has none. */
export type LineKey = { row: number; kind: string; quantity: number | '?' | null; numbers: readonly string[] | null }
export type CaseSheet = { name: string; isHidden: boolean; rows: string[][] }
export type CorpusCase = {
  name: string
  shape: string
  format: string[]
  hasList: boolean
  sheets: CaseSheet[]
  /** The text of a `raw` case. */
  text: string
  key: { sheet: number; header: number | null; columns: readonly (readonly string[])[]; lines: LineKey[] }
}

const folder = join(import.meta.dirname, 'corpus')

/** ` => part 2 : LM358DR ; NE555P`, ` => part 1 : none`, ` => header: designators quantity`. */
const splitKey = (line: string): { text: string; key: string } => {
  const at = line.lastIndexOf('=> ')
  return at < 0
    ? { text: line, key: '' }
    : { text: line.slice(0, at).replace(/ $/, ''), key: line.slice(at + 3).trim() }
}

const parseLine = (key: string, row: number): LineKey => {
  const [before = '', numbers] = key.split(/\s:\s|\s:$/)
  const [kind = '', quantity] = before.trim().split(/\s+/)
  const isUnsure = quantity?.endsWith('?')
  const list = numbers?.split(' ; ').map((number) => number.trim())
  return {
    row,
    kind,
    quantity: isUnsure ? '?' : quantity === undefined || quantity === '*' ? null : Number(quantity),
    numbers: !list || list.includes('*') ? null : list.filter((number) => number !== 'none'),
  }
}

const parseCase = (block: string, source: string): CorpusCase => {
  const [name = '', ...lines] = block.split('\n')
  const setting = (label: string) => lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? ''
  const settings = ['shape', 'format', 'none'].filter((label) => setting(label) !== '').length
  const body = lines.slice(settings)
  while (body.at(-1) === '') body.pop()
  const format = setting('format').split(' ')
  const found: CorpusCase = {
    name: `${source}/${name.trim()}`,
    shape: setting('shape'),
    format,
    hasList: setting('none') === '',
    sheets: [],
    text: '',
    key: { sheet: 0, header: null, columns: [], lines: [] },
  }
  const raw: string[] = []
  for (const line of body) {
    const [, title, hidden] = /^--- sheet: (.*?)( \(hidden\))?$/.exec(line) ?? []
    if (title !== undefined) {
      found.sheets.push({ name: title, isHidden: hidden !== undefined, rows: [] })
      continue
    }
    if (found.sheets.length === 0) found.sheets.push({ name: 'Sheet1', isHidden: false, rows: [] })
    const { text, key } = splitKey(line)
    const sheet = found.sheets.at(-1)
    sheet?.rows.push(text === '' ? [] : text.split(/ ?\| ?/).map((cell) => cell.trim().replaceAll('⏎', '\n')))
    raw.push(text)
    const row = sheet?.rows.length ?? 0
    if (key === '') continue
    found.key.sheet = found.sheets.length - 1
    if (key.startsWith('header:')) {
      found.key.header = row
      found.key.columns = key
        .slice(7)
        .trim()
        .split(/\s+/)
        .map((meanings) => meanings.split('|'))
    } else found.key.lines.push(parseLine(key, row))
  }
  found.text = raw.join('\n')
  return found
}

/** Parts lists of our own making, each with a sentence about the shape that it reproduces and the answers beside its rows. */
export const readCorpus = (): CorpusCase[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((block) => parseCase(block, file.replace('.txt', ''))),
    )
