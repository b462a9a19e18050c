import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { UnreadableFile } from '../formats/unreadable-file.ts'
import { readPartsList } from '../read-parts-list.ts'
import { UnfitCorrection } from '../unfit-correction.ts'
import type { ReadingJob, ReadingMessage, ReadingOutcome } from './reading-jobs.ts'

const send = (message: ReadingMessage) => process.send?.(message)

/** CPU time in ms at which the current job must have ended; 0 between jobs. A thread compares it, because reading blocks this one. */
const limit = new Float64Array(new SharedArrayBuffer(8))
const cpuLimitMs = Number(process.argv[2])
const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const toOutcome = (error: unknown): ReadingOutcome =>
  error instanceof UnfitCorrection
    ? { kind: 'unfit', field: error.field }
    : { kind: 'refused', refusal: error instanceof UnreadableFile ? error.refusal : 'fileDamaged' }

new Worker(new URL('./cpu-watchdog.ts', import.meta.url), { workerData: limit }).unref()

// Untrusted files have a lower priority than the shop's own work.
setPriority(10)
process.on('disconnect', () => process.exit())
process.on('message', ({ source, lang, corrections }: ReadingJob) => {
  limit[0] = usedMs() + cpuLimitMs
  readPartsList(source, lang, corrections)
    .then(
      (list) => send({ kind: 'read', list }),
      (error: unknown) => send(toOutcome(error)),
    )
    .finally(() => {
      limit[0] = 0
    })
})
send('ready')
