import { Sentence } from './sentence.ts'
import { startChild } from './street/child.ts'

type Options = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  signal?: AbortSignal
  logFile?: string
  onLine?: (line: string) => void
}

/** Runs a Node script to its end and gives back its output; where it fails, the output is the error. */
export const runScript = async ({ name, args, env, signal, logFile, onLine }: Options): Promise<string> => {
  signal?.throwIfAborted()
  const lines: string[] = []
  const child = startChild({
    name,
    args,
    env,
    logFile,
    onLine: (line) => {
      lines.push(line)
      onLine?.(line)
    },
  })
  signal?.addEventListener('abort', child.stop, { once: true })
  const { code } = await child.ended
  signal?.removeEventListener('abort', child.stop)
  signal?.throwIfAborted()
  if (code !== 0) throw new Sentence(`${name} failed:\n${lines.join('\n')}`)
  return lines.join('\n')
}
