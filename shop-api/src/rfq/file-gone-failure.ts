import { failure } from '#http/failure.ts'

export const createFileGoneFailure = () => failure('notFound', { messageKey: 'failures.fileGone' })
