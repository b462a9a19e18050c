import { describeMachine, formatDate, type Table, toMarkdownTable } from '../results-file.ts'
import type { RowTimes } from './measure.ts'
import { type Target, targetFor, targets, type RowName } from './targets.ts'

export type SizeTimes = { parts: number; rows: RowTimes[] }

const formatMs = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const formatPair = (values: readonly number[]) => values.map(formatMs).join(' / ')

const toCell = (times: RowTimes | undefined, target: Target | null) => {
  if (!times) return ''
  const isMet = !target || (times.p50Ms <= target[0] && times.p95Ms <= target[1])
  return `${formatPair([times.p50Ms, times.p95Ms])}${isMet ? '' : ' ✗'}`
}

/** p50 and p95 in ms, with the targets; ✗ marks a miss. */
export const toTable = (sizes: readonly SizeTimes[], date: Date): Table => ({
  head: [
    'query',
    'target up to 100,000',
    'target above 100,000',
    ...sizes.map(({ parts }) => `${parts.toLocaleString('en-US')} parts`),
  ],
  rows: [
    ['measured on', '', '', ...sizes.map(() => formatDate(date))],
    ...(Object.keys(targets) as RowName[]).map((name) => [
      name,
      ...(['small', 'large'] as const).map((size) => targets[name]?.[size].join(' / ') ?? ''),
      ...sizes.map(({ parts, rows }) =>
        toCell(
          rows.find((row) => row.name === name),
          targetFor(name, parts),
        ),
      ),
    ]),
  ],
})

type Machine = { postgresql: string; date: Date }

export const heading = '# Search, measured'

export const formatResults = (table: Table, { postgresql, date }: Machine, bottleneck: string) => `\
${heading}

${describeMachine(date)}, PostgreSQL
${postgresql}, server and client on one machine.
\`npm run bench -- search --sizes 100000,1000000,12000000\` writes this section; a run with fewer sizes updates only the columns of those sizes.

p50 / p95 in milliseconds that the server of the database needs to parse, plan and execute the statements of a request,
with the pages of the database in memory. Rows of facets: the statements that count parts. All other rows: the statements that find and read. ✗ marks a missed target.

${toMarkdownTable(table)}

${bottleneck}`
