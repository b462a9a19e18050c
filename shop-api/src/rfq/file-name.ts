import { plainText } from './reading/cell-text.ts'

const maxCharacters = 200

/** A file's name as it is shown, never as it is stored: the last piece of a path, on one line. */
export const shownFileName = (given: string): string => {
  const last = given.split(/[/\\]/).findLast((piece) => piece.trim() !== '') ?? ''
  const name = plainText(last.slice(0, maxCharacters * 10)).replace(/^\.+/, '')
  return name.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '') || 'list'
}
