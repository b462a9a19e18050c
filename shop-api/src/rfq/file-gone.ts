import { failure } from '#http/failure.ts'

/** What the caller is told about a file that is not there, or no longer, or another's. */
export const fileGone = () => failure('notFound', { messageKey: 'failures.fileGone' })
