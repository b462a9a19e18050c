const types = {
  pdf: 'application/pdf',
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The reader's day, as 2026-11-26. */
export const nameWithToday = (name: string) => `${name}-${new Date().toLocaleDateString('sv-SE')}`

export const saveFile = (content: BlobPart, name: string, kind: keyof typeof types) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: types[kind] }))
  link.download = `${name}.${kind}`
  link.click()
  // Revoking the URL at once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
