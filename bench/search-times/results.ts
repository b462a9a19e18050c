import { describeMachine, toMarkdownTable } from '../results-file.ts'
import type { RowTimes } from './measure.ts'
import { targetFor, targets, type RowName } from './targets.ts'

export type SizeTimes = { parts: number; rows: RowTimes[] }

const formatMs = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const formatPair = (values: readonly number[]) => values.map(formatMs).join(' / ')

const toCells = (times: RowTimes | undefined, target: readonly [p50Ms: number, p95Ms: number] | null) => {
  if (!times) return ['', '']
  const measured = formatPair([times.p50Ms, times.p95Ms])
  if (!target) return ['', measured]
  const isMet = times.p50Ms <= target[0] && times.p95Ms <= target[1]
  return [target.join(' / '), `${measured}${isMet ? '' : ' ✗'}`]
}

/** p50 and p95 in ms beside their targets; ✗ marks a miss. */
export const toTable = (sizes: readonly SizeTimes[]) => ({
  head: ['query', ...sizes.flatMap(({ parts }) => ['target', `${parts.toLocaleString('en-US')} parts`])],
  rows: (Object.keys(targets) as RowName[]).map((name) => [
    name,
    ...sizes.flatMap(({ parts, rows }) =>
      toCells(
        rows.find((row) => row.name === name),
        targetFor(name, parts),
      ),
    ),
  ]),
})

type Machine = { postgresql: string; date: Date }

export const formatResults = (sizes: readonly SizeTimes[], { postgresql, date }: Machine, bottleneck: string) => {
  const { head, rows } = toTable(sizes)
  return `\
# Search, measured

${describeMachine(date)}, PostgreSQL
${postgresql}, server and client on one machine.
\`npm run bench -- search --sizes ${sizes.map(({ parts }) => parts).join(',')}\` writes this part.

p50 / p95 in milliseconds that the server of the database needs to parse, plan and execute the statements of a request,
with the pages of the database in memory. Facets: the statements that count. All other rows: the statements that find and read. ✗ marks a missed target.

${toMarkdownTable(head, rows)}

${bottleneck}`
}
