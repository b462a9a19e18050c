import { toPlainText } from './reading/cell-text.ts'

const maxNameChars = 200

/** The last path segment, on one line; for display only. */
export const toDisplayFileName = (given: string): string => {
  const last = given.split(/[/\\]/).findLast((piece) => piece.trim() !== '') ?? ''
  const name = toPlainText(last.slice(0, maxNameChars * 10)).replace(/^\.+/, '')
  return name.slice(0, maxNameChars).replace(/[\uD800-\uDBFF]$/, '') || 'list'
}
