export const printTable = (title: string, head: string[], rows: string[][]) => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const print = (row: string[]) =>
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '),
    )
  console.log(`\n${title}`)
  print(head)
  print(widths.map((width) => '─'.repeat(width)))
  for (const row of rows) print(row)
}

export const ms = (value: number) => `${value.toFixed(1)} ms`
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const ratio = (value: number, base: number) => `${(value / base).toFixed(2)} ×`
