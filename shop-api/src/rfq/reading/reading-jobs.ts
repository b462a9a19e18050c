import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { PartsList } from './read-parts-list.ts'
import type { FileRefusal } from './unreadable-file.ts'

export type ReadingJob = { bytes: Uint8Array; lang: LocaleCode }

export type ReadingOutcome = { kind: 'read'; list: PartsList } | { kind: 'refused'; refusal: FileRefusal }
export type ReadingMessage = 'ready' | ReadingOutcome
