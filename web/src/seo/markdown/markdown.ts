const specials = /[\\`*_[\]<>|#]/g

/** Markdown characters are escaped. */
export const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(specials, String.raw`\$&`)
    .trim()

export const heading = (level: 1 | 2, text: string) => `${'#'.repeat(level)} ${plain(text)}`

export const link = (text: string, url: string) => `[${plain(text)}](<${new URL(url).href}>)`

export const facts = (rows: readonly (readonly [name: string, value: string])[]) =>
  rows.map(([name, value]) => `- ${plain(name)}: ${value}`).join('\n')

const row = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(row)].join('\n')

export const joinMarkdown = (...blocks: (string | false | null | undefined)[]) =>
  `${blocks.filter(Boolean).join('\n\n')}\n`
