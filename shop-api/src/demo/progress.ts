const width = 30
const grouped = (n: number) => n.toLocaleString('en-US')

/** One line that fills on a terminal, a line per quarter elsewhere. */
export const progressOf = (total: number, out: NodeJS.WriteStream) => {
  let quarter = 0
  const onTerminal = (share: number, text: string) => {
    const filled = Math.round(share * width)
    out.write(`\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}\u001b[K`)
  }
  const show = (share: number, text: string) => {
    if (out.isTTY) return onTerminal(share, text)
    if (share < 1 && Math.floor(share * 4) <= quarter) return
    quarter = Math.floor(share * 4)
    out.write(`${text}\n`)
  }
  return {
    parts: (done: number) => show(done / total, `${grouped(done)} of ${grouped(total)} parts`),
    indexes: () => show(1, `${grouped(total)} parts, making the indexes`),
    end: (text: string) => out.write(out.isTTY ? `\r${text}\u001b[K\n` : `${text}\n`),
  }
}
