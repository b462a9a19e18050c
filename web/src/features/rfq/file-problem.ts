import { maxPartsListBytes } from '@partgate/schema/limits.ts'
export const fileKinds = '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt'

/** A first check only; the shop identifies the file by its content. Message keys under `rfqPage.upload.problems`. */
export const fileProblem = ({ size }: { size: number }) => {
  if (size === 0) return 'empty'
  return size > maxPartsListBytes ? 'size' : null
}
