/** Requests to the thread of the embedded database, in order of arrival. */
export type Job =
  | { kind: 'open' }
  | { kind: 'query'; text: string; values: readonly unknown[]; name: string | undefined }
  | { kind: 'exec'; text: string }
  | { kind: 'copy'; text: string; lines: string }
  | { kind: 'close' }

export type Outcome = {
  id: number
  rows?: unknown[] | void
  error?: { message: string; code: string | undefined }
}
