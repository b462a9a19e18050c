import { maxPartsListBytes } from '@partgate/schema/limits.ts'
export const fileKinds = '.xlsx,.xls,.csv'

/** A first check only; the shop checks the content. Message keys under `rfqPage.upload.problems`. */
export const fileProblem = ({ name, size }: { name: string; size: number }) => {
  if (!/\.(xlsx|xls|csv)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > maxPartsListBytes ? 'size' : null
}
