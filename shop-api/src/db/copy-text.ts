const pieceChars = 4_000_000

/** Joins small chunks into blocks of about 4 MB: few round trips in constant memory. */
export async function* pieces(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let parts: string[] = []
  let chars = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    chars += chunk.length
    if (chars < pieceChars) continue
    yield parts.join('')
    parts = []
    chars = 0
  }
  if (chars > 0) yield parts.join('')
}

export const copyStatement = (table: string, columns: readonly string[], source: 'stdin' | "'/dev/blob'") =>
  `copy ${table} (${columns.join(', ')}) from ${source}`
