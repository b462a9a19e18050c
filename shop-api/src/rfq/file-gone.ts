import { failure } from '#http/failure.ts'

export const fileGone = () => failure('notFound', { messageKey: 'failures.fileGone' })
