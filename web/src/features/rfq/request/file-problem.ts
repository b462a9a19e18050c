const longestBytes = 2 * 1024 * 1024
export const fileKinds = '.xlsx,.xls,.csv'

/** What can be said of a file before it is sent; the shop goes by its content. Keys of `rfqPage.upload.problems`. */
export const fileProblem = ({ name, size }: { name: string; size: number }) => {
  if (!/\.(xlsx|xls|csv)$/i.test(name)) return 'kind'
  if (size === 0) return 'empty'
  return size > longestBytes ? 'size' : null
}
