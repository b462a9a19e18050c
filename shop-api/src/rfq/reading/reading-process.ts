import { setPriority } from 'node:os'
import type { ReadingJob, ReadingMessage } from './reading-jobs.ts'
import { readPartsList } from './read-parts-list.ts'
import { UnreadableFile } from './unreadable-file.ts'

const send = (message: ReadingMessage) => process.send?.(message)

// Untrusted files have a lower priority than the shop's own work.
setPriority(10)
process.on('disconnect', () => process.exit())
process.on('message', ({ bytes, lang }: ReadingJob) => {
  readPartsList(bytes, lang).then(
    (list) => send({ kind: 'read', list }),
    (error: unknown) =>
      send({ kind: 'refused', refusal: error instanceof UnreadableFile ? error.refusal : 'fileDamaged' }),
  )
})
send('ready')
