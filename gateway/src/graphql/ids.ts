import { createBadInputError } from './bad-input.ts'

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
  'Viewer',
] as const
export type NodeType = (typeof nodeTypes)[number]

const maxRowId = 2_147_483_647

export const toGlobalId = (type: NodeType, raw: string | number) => Buffer.from(`${type}:${raw}`).toString('base64url')

export const parseGlobalId = (id: string): { type: NodeType; raw: string } => {
  const text = Buffer.from(id, 'base64url').toString()
  const type = nodeTypes.find((name) => text.startsWith(`${name}:`))
  const raw = text.slice(text.indexOf(':') + 1)
  if (!type || raw === '' || toGlobalId(type, raw) !== id)
    throw createBadInputError(`"${id.slice(0, 80)}" is not a global id.`)
  return { type, raw }
}

export const parseRowId = (raw: string) => (/^[1-9]\d{0,9}$/.test(raw) && Number(raw) <= maxRowId ? Number(raw) : null)

export const parseRowIdArgument = (type: NodeType, argument: string, id: string) => {
  const parsed = parseGlobalId(id)
  const rowId = parseRowId(parsed.raw)
  if (parsed.type !== type || rowId === null) throw createBadInputError(`\`${argument}\` must be the id of a ${type}.`)
  return rowId
}
