const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const saveFile = (content: BlobPart, name: string, kind: keyof typeof types) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: types[kind] }))
  link.download = `${name}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
