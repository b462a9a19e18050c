import { withDashes } from '#ui/dashes.ts'

const maxNameChars = 80

export const fileNames = (word: string, subject: string): string => {
  const lower = subject.toLowerCase()
  const plain = ['parts', withDashes(lower, 'ascii')].filter(Boolean).join('-').slice(0, maxNameChars)
  const own = [withDashes(word), withDashes(lower)].filter(Boolean).join('-').slice(0, maxNameChars)
  return `filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(own.toWellFormed())}.csv`
}
