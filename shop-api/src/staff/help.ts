import type { Command } from './command.ts'

/** All commands with what they take and do. */
export const helpText = (commands: readonly Command[]) => {
  const lines = commands.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const)
  const width = Math.max(...lines.map(([typed]) => typed.length))
  const list = lines.map(([typed, summary]) => `  ${typed.padEnd(width)}  ${summary}`).join('\n')
  return `npm run shop -- <command> [--json]

${list}
  ${'help'.padEnd(width)}  this

<order> is an order number in any writing, or the serial number of a bank transfer.`
}
