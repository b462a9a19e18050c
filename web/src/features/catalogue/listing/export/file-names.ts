import { withDashes } from '#ui/dashes.ts'

const maxCharacters = 80

export const fileNames = (word: string, subject: string): string => {
  const lower = subject.toLowerCase()
  const plain = ['parts', withDashes(lower, 'ascii')].filter(Boolean).join('-').slice(0, maxCharacters)
  const own = [withDashes(word), withDashes(lower)].filter(Boolean).join('-').slice(0, maxCharacters)
  return `filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(own.toWellFormed())}.csv`
}
