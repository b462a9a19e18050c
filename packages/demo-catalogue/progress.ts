import type { Progress } from './loading/load.ts'

const width = 30
const percentStep = 5
/** Of the time of a load, the part that passes before the last row. */
const shareOfRows = 0.4

export const grouped = (n: number) => n.toLocaleString('en-US')

const formatDuration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.round(seconds / 60)} min`

type Shown = { share: number; text: string }

export const describeProgress = (progress: Progress, parts: number, seconds: number): Shown => {
  const isRows = progress.kind === 'rows'
  const share = isRows
    ? (shareOfRows * progress.parts) / parts
    : shareOfRows + ((1 - shareOfRows) * progress.done) / (progress.of + 1)
  const work = isRows
    ? `${grouped(progress.parts)} of ${grouped(parts)} parts, ${grouped(Math.round(progress.rows / seconds))} rows/s`
    : `indexes, ${progress.done} of ${progress.of}`
  const left = formatDuration((seconds * (1 - share)) / share)
  return { share, text: `${Math.floor(share * 100)} %, ${work}, about ${left} left` }
}

/** A bar on a terminal, else a line for every five percent. */
export const openProgress = (out: { isTTY: boolean; write: (text: string) => boolean }) => {
  let shown = 0
  return ({ share, text }: Shown) => {
    const filled = Math.round(share * width)
    const bar = share < 1 ? `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ` : ''
    if (out.isTTY) return void out.write(`\r${bar}${text}\u001b[K${share < 1 ? '' : '\n'}`)
    const step = Math.floor((share * 100) / percentStep)
    if (step <= shown) return
    shown = step
    out.write(`${text}\n`)
  }
}
