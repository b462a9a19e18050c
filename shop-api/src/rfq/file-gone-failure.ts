import { createNotFoundFailure } from '#http/failure.ts'

export const createFileGoneFailure = () => createNotFoundFailure('file_id', 'failures.fileGone')
