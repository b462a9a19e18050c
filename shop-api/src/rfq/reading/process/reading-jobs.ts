import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { FileRefusal } from '../formats/unreadable-file.ts'
import type { Corrections, ListSource, PartsList } from '../read-parts-list.ts'

export type ReadingJob = { source: ListSource; lang: LocaleCode; corrections: Corrections }

export type ReadingOutcome =
  | { kind: 'read'; list: PartsList }
  | { kind: 'refused'; refusal: FileRefusal }
  | { kind: 'unfit'; field: string }
export type ReadingMessage = 'ready' | ReadingOutcome
