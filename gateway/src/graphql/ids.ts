import { createArgumentError } from './bad-input.ts'

export const nodeTypes = [
  'Cart',
  'CartLine',
  'Category',
  'Manufacturer',
  'NewsArticle',
  'NewsTag',
  'Order',
  'Product',
  'Rfq',
  'SavedAddress',
  'SavedCartLine',
  'SavedPartsList',
  'Viewer',
] as const
export type NodeType = (typeof nodeTypes)[number]

const maxRowId = 2_147_483_647

export const toGlobalId = (type: NodeType, raw: string | number) => Buffer.from(`${type}:${raw}`).toString('base64url')

const decode = (id: string) => Buffer.from(id, 'base64url').toString()
const findType = (text: string) => nodeTypes.find((name) => text.startsWith(`${name}:`))

export const globalIdType = (id: string): NodeType | undefined => findType(decode(id))

const readGlobalId = (id: string): { type: NodeType; raw: string } | null => {
  const text = decode(id)
  const type = findType(text)
  const raw = text.slice(text.indexOf(':') + 1)
  return type && raw !== '' && toGlobalId(type, raw) === id ? { type, raw } : null
}

export const parseGlobalId = (argument: string, id: string) => {
  const read = readGlobalId(id)
  if (read === null) throw createArgumentError(argument, ' must be a global id.')
  return read
}

export const parseRowId = (raw: string) => (/^[1-9]\d{0,9}$/.test(raw) && Number(raw) <= maxRowId ? Number(raw) : null)

const needsAn = /^(?:[AEIOU]|Rfq)/

export const parseIdArgument = (
  type: NodeType,
  argument: string,
  id: string,
  isKey: (raw: string) => boolean,
): string => {
  const read = readGlobalId(id)
  if (read?.type !== type || !isKey(read.raw))
    throw createArgumentError(argument, ` must be the id of ${needsAn.test(type) ? 'an' : 'a'} ${type}.`)
  return read.raw
}

export const parseRowIdArgument = (type: NodeType, argument: string, id: string) =>
  Number(parseIdArgument(type, argument, id, (raw) => parseRowId(raw) !== null))

/** A list that is too long keeps one item too many, for which the shop refuses it. */
export const cutList = <Item>(items: readonly Item[], max: number): Item[] => items.slice(0, max + 1)

const noRowId = 0

/** The shop refuses the id of no row as unknown, beside the other errors of the request. */
export const toRowId = (type: NodeType, id: string): number => {
  const read = readGlobalId(id)
  return (read?.type === type ? parseRowId(read.raw) : null) ?? noRowId
}

/** A list of ids cannot contain the id of no row. The last possible id is unknown too, and the shop names its place in the list. */
export const toRowIds = (type: NodeType, ids: readonly string[], max: number): number[] =>
  cutList(ids, max).map((id) => toRowId(type, id) || maxRowId)
